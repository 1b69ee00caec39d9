import * as React from 'react';
import * as ReactDOM from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createPeople } from '../data/people';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'department', headerName: 'Department' },
  { field: 'role', headerName: 'Role' },
  { field: 'office', headerName: 'Office' },
  { field: 'email', headerName: 'Email' },
];

// Simulates a request to a server.
async function fetchPeople(page: number) {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  return createPeople(20, page).map((person) => ({
    ...person,
    id: page * 100 + person.id,
  }));
}

export default function AutosizeAfterFetch() {
  const apiRef = useGridApiRef();
  const [loading, setLoading] = React.useState(false);
  const [pages, setPages] = React.useState(0);

  const loadMore = async () => {
    setLoading(true);
    const people = await fetchPeople(pages + 1);
    setPages(pages + 1);
    setLoading(false);
    ReactDOM.flushSync(() => {
      apiRef.current.updateRows(people);
    });
    await apiRef.current.autosizeColumns();
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" disabled={loading} onClick={loadMore}>
        {pages === 0 ? 'Load people' : 'Load more people'}
      </Button>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Staff directory, loaded on demand' } }}
          apiRef={apiRef}
          columns={columns}
          loading={loading}
        />
      </div>
    </Stack>
  );
}
