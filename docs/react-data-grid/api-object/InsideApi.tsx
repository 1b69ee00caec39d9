import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { trails } from './trails';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 120 },
  { field: 'miles', headerName: 'Miles', type: 'number', width: 90 },
  { field: 'climb', headerName: 'Climb (ft)', type: 'number', width: 120 },
];

function PageFooter() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', p: 1 }}>
      <Button onClick={() => apiRef.current.setPage(0)}>First</Button>
      <Button onClick={() => apiRef.current.setPage(pageCount - 1)}>Last</Button>
      <div role="status">
        Page {page + 1} of {pageCount}
      </div>
    </Stack>
  );
}

export default function InsideApi() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        label="Trails"
        rows={trails}
        columns={columns}
        slots={{ footer: PageFooter }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
