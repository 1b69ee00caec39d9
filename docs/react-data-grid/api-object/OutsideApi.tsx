import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { trails } from './trails';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 120 },
  { field: 'miles', headerName: 'Miles', type: 'number', width: 90 },
  { field: 'climb', headerName: 'Climb (ft)', type: 'number', width: 120 },
];

export default function OutsideApi() {
  const apiRef = useGridApiRef();

  const showShort = () =>
    apiRef.current?.setFilterModel({
      items: [{ field: 'miles', operator: '<', value: 5 }],
    });
  const showAll = () => apiRef.current?.setFilterModel({ items: [] });

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={showShort}>Under 5 miles</Button>
        <Button onClick={showAll}>All trails</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid apiRef={apiRef} label="Trails" rows={trails} columns={columns} />
      </div>
    </Stack>
  );
}
