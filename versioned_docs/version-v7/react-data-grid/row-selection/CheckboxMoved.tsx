import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { people } from '../data/people';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 90 },
];

export default function CheckboxMoved() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Attendance' } }}
        rows={people}
        columns={columns}
        checkboxSelection
      />
    </div>
  );
}
