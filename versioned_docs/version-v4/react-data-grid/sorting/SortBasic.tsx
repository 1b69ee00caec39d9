import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, stop: 'Larch Hollow', lifts: 2, opened: new Date(1998, 8, 4) },
  { id: 2, stop: 'Foundry Gate', lifts: 6, opened: new Date(1974, 2, 19) },
  { id: 3, stop: 'Weir Street', lifts: 0, opened: new Date(1961, 10, 30) },
  { id: 4, stop: 'Airfield', lifts: 12, opened: new Date(2016, 5, 11) },
  { id: 5, stop: 'Cathedral', lifts: 4, opened: new Date(1974, 2, 19) },
];

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 105 },
  { field: 'lifts', headerName: 'Lifts', type: 'number', width: 105 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 130 },
];

export default function SortBasic() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Metro stations"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
