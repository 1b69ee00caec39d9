import * as React from 'react';
import Button from '@material-ui/core/Button';
import Typography from '@material-ui/core/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowsProp,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, pallet: 'P-204', weight: 310, bay: 'C' },
  { id: 2, pallet: 'P-187', weight: 95, bay: 'A' },
  { id: 3, pallet: 'P-221', weight: 1240, bay: 'B' },
  { id: 4, pallet: 'P-199', weight: 480, bay: 'A' },
];

const columns: GridColDef[] = [
  { field: 'pallet', headerName: 'Pallet', flex: 1, minWidth: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
  { field: 'bay', headerName: 'Bay', width: 100 },
];

const heaviestFirst: GridSortModel = [{ field: 'weight', sort: 'desc' }];

export default function SortModels() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>(heaviestFirst);

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button variant="outlined" onClick={() => setSortModel(heaviestFirst)}>
          Heaviest first
        </Button>
        <Button onClick={() => setSortModel([])}>Clear</Button>
      </div>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Pallets"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" style={{ fontFamily: 'monospace' }}>
        {JSON.stringify(sortModel)}
      </Typography>
    </div>
  );
}
