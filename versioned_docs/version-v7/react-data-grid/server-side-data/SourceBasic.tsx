import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createPeople } from '../data/people';
import { createServer } from '../data/server';

const server = createServer(createPeople(500));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 165 },
  { field: 'department', headerName: 'Department', width: 125 },
  { field: 'office', headerName: 'Office', width: 115 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
  },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
};

export default function SourceBasic() {
  const [request, setRequest] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        const { start, end, sortModel, filterModel } = params;
        const { items } = filterModel;
        setRequest(JSON.stringify({ start, end, sortModel, filters: items.length }));
        return server.getRows(params);
      },
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Staff directory' } }}
          unstable_dataSource={dataSource}
          columns={columns}
          pagination
          resetPageOnSortFilter
          initialState={initialState}
        />
      </div>
      <Typography role="status" variant="body2">
        Last request: <code>{request}</code>
      </Typography>
    </Stack>
  );
}
