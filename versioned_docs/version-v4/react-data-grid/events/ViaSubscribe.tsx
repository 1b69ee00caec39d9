import * as React from 'react';
import Typography from '@material-ui/core/Typography';
import {
  DataGridPro,
  GridEvents,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  { id: 1, bridge: 'Weir crossing', span: 86, opened: 1931 },
  { id: 2, bridge: 'Market footbridge', span: 24, opened: 2008 },
  { id: 3, bridge: 'Viaduct north', span: 412, opened: 1878 },
];

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1 },
  { field: 'span', headerName: 'Metres', type: 'number', width: 120 },
  { field: 'opened', headerName: 'Year', width: 100 },
];

export default function ViaSubscribe() {
  const apiRef = useGridApiRef();
  const [clicked, setClicked] = React.useState('none yet');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent(GridEvents.rowClick, (params) => {
        setClicked(params.row.bridge);
      }),
    [apiRef],
  );

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Bridges"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2">
        Last clicked: {clicked}
      </Typography>
    </div>
  );
}
