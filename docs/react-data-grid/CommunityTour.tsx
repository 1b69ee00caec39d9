import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { mechanics, repairs } from './repairs';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', width: 140, editable: true },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140, editable: true },
  {
    field: 'mechanic',
    headerName: 'Mechanic',
    type: 'singleSelect',
    valueOptions: mechanics,
    width: 110,
    editable: true,
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 110, editable: true },
  {
    field: 'quote',
    headerName: 'Quote ($)',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'collected',
    headerName: 'Collected',
    type: 'boolean',
    width: 110,
    editable: true,
  },
];

export default function CommunityTour() {
  return (
    <div style={{ height: 475 }}>
      <DataGrid
        label="Repair jobs"
        showToolbar
        rows={repairs}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        pageSizeOptions={[6, 12, 24]}
        initialState={{
          pagination: { paginationModel: { pageSize: 6 } },
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
