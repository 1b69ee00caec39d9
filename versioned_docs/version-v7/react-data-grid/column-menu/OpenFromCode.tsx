import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function OpenFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1}>
      <Button
        sx={{ alignSelf: 'start' }}
        onClick={() => apiRef.current.showColumnMenu('department')}
      >
        Open the menu of Department
      </Button>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Employees' } }}
          apiRef={apiRef}
          rows={people}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
