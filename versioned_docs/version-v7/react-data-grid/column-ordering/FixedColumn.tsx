import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { people } from '../data/people';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190, disableReorder: true },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'office', headerName: 'Office', width: 140 },
  { field: 'startedOn', headerName: 'Started', type: 'date', width: 130 },
];

export default function FixedColumn() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Employees' } }}
        rows={people}
        columns={columns}
      />
    </div>
  );
}
