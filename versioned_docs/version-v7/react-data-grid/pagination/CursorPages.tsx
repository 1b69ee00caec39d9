import * as React from 'react';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import type { Person } from '../data/people';
import { requestPeople } from './cursorServer';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 160 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 170 },
  { field: 'office', headerName: 'Office', width: 130 },
];

const pageSize = 10;

export default function CursorPages() {
  const [page, setPage] = React.useState(0);
  const [answer, setAnswer] = React.useState<{
    page: number;
    rows: Person[];
    rowCount: number;
  }>();
  // The cursor of each page known so far. The first page doesn't need one.
  const [cursors, setCursors] = React.useState<(string | null)[]>([null]);
  const cursor = cursors[page];

  React.useEffect(() => {
    let isCurrent = true;
    requestPeople(cursor, pageSize).then(({ rows, rowCount, nextCursor }) => {
      if (isCurrent) {
        setAnswer({ page, rows, rowCount });
        setCursors((known) => [...known.slice(0, page + 1), nextCursor]);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [page, cursor]);

  const handlePaginationModelChange = (model: GridPaginationModel) => {
    if (model.page === 0 || cursors[model.page]) {
      setPage(model.page);
    }
  };

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'People' } }}
          rows={answer?.rows ?? []}
          rowCount={answer?.rowCount ?? 0}
          columns={columns}
          loading={answer?.page !== page}
          disableColumnSorting
          disableColumnFilter
          paginationMode="server"
          pageSizeOptions={[pageSize]}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={handlePaginationModelChange}
        />
      </div>
      <span role="status">
        Cursor of this page: <code>{cursor ?? 'none'}</code>
      </span>
    </Stack>
  );
}
