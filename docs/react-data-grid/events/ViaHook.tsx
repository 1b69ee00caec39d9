import * as React from 'react';
import {
  DataGrid,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid';
import { bridges } from './bridges';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 150 },
  { field: 'span', headerName: 'Span (ft)', type: 'number', width: 110 },
  { field: 'opened', headerName: 'Opened', width: 90 },
];

function ClickFooter() {
  const apiRef = useGridApiContext();
  const [clicked, setClicked] = React.useState('none yet');

  useGridEvent(apiRef, 'rowClick', (params) => {
    setClicked(params.row.bridge);
  });

  return (
    <div role="status" style={{ padding: 12 }}>
      Last clicked: {clicked}
    </div>
  );
}

export default function ViaHook() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid
        label="Bridges"
        rows={bridges}
        columns={columns}
        slots={{ footer: ClickFooter }}
      />
    </div>
  );
}
