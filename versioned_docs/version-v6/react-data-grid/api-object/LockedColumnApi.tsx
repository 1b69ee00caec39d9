import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, chapter: 'The harbor', pages: 24, order: 3 },
  { id: 2, chapter: 'A letter', pages: 9, order: 1 },
  { id: 3, chapter: 'Snow in May', pages: 31, order: 4 },
  { id: 4, chapter: 'The lodger', pages: 17, order: 2 },
];

const columns: GridColDef[] = [
  {
    field: 'order',
    headerName: 'No.',
    type: 'number',
    width: 80,
    sortable: false,
  },
  { field: 'chapter', headerName: 'Chapter', flex: 1, minWidth: 130 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 100 },
];

const reading: GridSortModel = [{ field: 'order', sort: 'asc' }];

export default function LockedColumnApi() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setSortModel(reading)}
        >
          Reading order
        </Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>As written</Button>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Chapters"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
