import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, trail: 'Heron loop', length: 4.2, climb: 60 },
  { id: 2, trail: 'Ridge path', length: 11.5, climb: 740 },
  { id: 3, trail: 'Old mill', length: 6.8, climb: 110 },
  { id: 4, trail: 'Three lakes', length: 17.3, climb: 520 },
  { id: 5, trail: 'Quarry steps', length: 3.1, climb: 290 },
  { id: 6, trail: 'Border stones', length: 14.9, climb: 380 },
  { id: 7, trail: 'Pine terrace', length: 8.4, climb: 210 },
];

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 120 },
  { field: 'length', headerName: 'Length (km)', type: 'number', width: 110 },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 110 },
];

function PageFooter() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const lastPage = useGridSelector(apiRef, gridPageCountSelector) - 1;

  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button onClick={() => apiRef.current.setPage(0)}>First</Button>
      <Typography role="status" variant="body2">
        Page {page + 1} of {lastPage + 1}
      </Typography>
      <Button onClick={() => apiRef.current.setPage(lastPage)}>Last</Button>
    </Stack>
  );
}

export default function InsideApi() {
  return (
    <Box sx={{ height: 268, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Trails' } }}
        rows={rows}
        columns={columns}
        slots={{ footer: PageFooter }}
        initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}
