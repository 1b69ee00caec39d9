import Button from '@material-ui/core/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

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
  { field: 'chapter', headerName: 'Chapter', flex: 1 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 120 },
];

export default function LockedColumnApi() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current.setSortModel([{ field: 'order', sort: 'asc' }])
          }
        >
          Reading order
        </Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>As written</Button>
      </div>
      <div style={{ height: 266 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Chapters"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
