import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { trails } from './trails';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 120, sortable: false },
  { field: 'miles', headerName: 'Miles', type: 'number', width: 90 },
  { field: 'grade', headerName: 'Grade', width: 100 },
];

export default function LockedColumnApi() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => apiRef.current?.sortColumn('trail', 'asc')}>
          A to Z
        </Button>
        <Button onClick={() => apiRef.current?.sortColumn('trail', null)}>
          Unsorted
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid apiRef={apiRef} label="Trails" rows={trails} columns={columns} />
      </div>
    </Stack>
  );
}
