import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const rows = [
  { id: 1, call: 'Lift stuck, block 4', urgency: 3, crew: 'Rowan' },
  { id: 2, call: 'Flickering hall light', urgency: 1, crew: 'Imani' },
  { id: 3, call: 'Burst pipe', urgency: 5, crew: 'Rowan' },
  { id: 4, call: 'Door does not close', urgency: 2, crew: 'Petra' },
];

const columns: GridColDef[] = [
  { field: 'call', headerName: 'Call', flex: 1, minWidth: 125 },
  { field: 'crew', headerName: 'Crew', width: 105 },
  {
    field: 'urgency',
    headerName: 'Urgency',
    type: 'number',
    width: 110,
    sortable: false,
  },
];

export default function NotSortable() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          variant="outlined"
          onClick={() => setSortModel([{ field: 'urgency', sort: 'desc' }])}
        >
          Most urgent first
        </Button>
        <Button onClick={() => setSortModel([])}>Input order</Button>
      </div>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Repair calls"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </div>
  );
}
