import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridInitialState,
} from '@mui/x-data-grid';
import { createPeople, type Person } from '../data/people';
import { createServer } from '../data/server';

const server = createServer(createPeople(120));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 220 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 180 },
  { field: 'office', headerName: 'Office', width: 160, editable: true },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 140,
    editable: true,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
  },
];

const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'salary', sort: 'desc' }] },
  pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
};

export default function ServerEdit() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing saved yet.');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: server.getRows,
      updateRow: async ({ updatedRow }) => {
        setMessage('Saving…');
        const savedRow = await server.updateRow(updatedRow as Person);
        setMessage(`Saved ${savedRow.name}.`);
        return savedRow;
      },
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={() => apiRef.current?.dataSource.fetchRows()}>
          Fetch the page again
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Salaries"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
