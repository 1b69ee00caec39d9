import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lighthouses } from './lighthouses';

const columns: GridColDef[] = [
  { field: 'light', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'coast', headerName: 'Coast', width: 90 },
  { field: 'height', headerName: 'Height (ft)', type: 'number', width: 120 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];

export default function InitialState() {
  return (
    <div style={{ height: 320 }}>
      <DataGrid
        label="Lighthouses"
        rows={lighthouses}
        columns={columns}
        pageSizeOptions={[5, 10]}
        initialState={{
          density: 'compact',
          columns: { columnVisibilityModel: { visitors: false } },
          sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 5, page: 1 } },
        }}
      />
    </div>
  );
}
