import * as React from 'react';
import Divider from '@material-ui/core/Divider';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  GridEvents,
  useGridSlotComponentProps,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, instrument: 'Viola', maker: 'Amsel', year: 1874 },
  { id: 2, instrument: 'Bassoon', maker: 'Corvo', year: 1951 },
  { id: 3, instrument: 'Celesta', maker: 'Lindgren', year: 1909 },
];

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1 },
  { field: 'maker', headerName: 'Maker', flex: 1 },
  { field: 'year', headerName: 'Year', width: 100 },
];

function ClickFooter() {
  const { apiRef } = useGridSlotComponentProps();
  const [clicked, setClicked] = React.useState('none yet');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent(GridEvents.rowClick, (params) => {
        setClicked(params.row.instrument);
      }),
    [apiRef],
  );

  return (
    <React.Fragment>
      <Divider />
      <Typography role="status" variant="body2" style={{ padding: 12 }}>
        Last clicked: {clicked}
      </Typography>
    </React.Fragment>
  );
}

export default function ViaSlot() {
  return (
    <div style={{ height: 259, width: '100%' }}>
      <DataGrid
        aria-label="Instruments"
        rows={rows}
        columns={columns}
        components={{ Footer: ClickFooter }}
      />
    </div>
  );
}
