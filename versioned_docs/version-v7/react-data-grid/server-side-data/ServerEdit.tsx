import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { createPeople, type Person } from '../data/people';
import { createServer } from '../data/server';

const server = createServer(createPeople(120));
const dataSource: GridDataSource = { getRows: server.getRows };

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

  const processRowUpdate = async (updatedRow: Person) => {
    setMessage('Saving…');
    const savedRow = await server.updateRow(updatedRow);
    apiRef.current.unstable_dataSource.cache.clear();
    setMessage(`Saved ${savedRow.name}.`);
    return savedRow;
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button onClick={() => apiRef.current.unstable_dataSource.fetchRows()}>
          Fetch the page again
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Salaries' } }}
          apiRef={apiRef}
          unstable_dataSource={dataSource}
          columns={columns}
          pagination
          initialState={initialState}
          processRowUpdate={processRowUpdate}
        />
      </div>
    </Stack>
  );
}
