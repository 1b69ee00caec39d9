import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, call: 'Lift stuck, block 4', urgency: 3, crew: 'Rowan' },
  { id: 2, call: 'Flickering hall light', urgency: 1, crew: 'Imani' },
  { id: 3, call: 'Burst pipe', urgency: 5, crew: 'Rowan' },
  { id: 4, call: 'Door does not close', urgency: 2, crew: 'Petra' },
];

const columns: GridColDef[] = [
  { field: 'call', headerName: 'Call', flex: 1, minWidth: 150 },
  { field: 'crew', headerName: 'Crew', width: 85 },
  {
    field: 'urgency',
    headerName: 'Urgency',
    type: 'number',
    width: 95,
    sortable: false,
  },
];

export default function NotSortable() {
  const apiRef = useGridApiRef();

  const sortByUrgency = () => {
    apiRef.current.setSortModel([{ field: 'urgency', sort: 'desc' }]);
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={sortByUrgency}>
          Most urgent first
        </Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>Input order</Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        aria-label="Repair calls"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
      />
    </Stack>
  );
}
