import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource } from '@mui/x-data-grid';
import { createPeople } from '../../data/people';
import { createServer } from '../../data/server';

const server = createServer(createPeople(500));

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 165 },
  { field: 'department', headerName: 'Department', width: 125 },
  { field: 'office', headerName: 'Office', width: 115 },
];

const initialState = {
  pagination: { paginationModel: { pageSize: 25 }, rowCount: 0 },
};

export default function FilterDebounce() {
  const [wait, setWait] = React.useState(150);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((old) => old + 1);
        return server.getRows(params);
      },
    }),
    [],
  );

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          aria-label="Wait after a keystroke"
          size="small"
          exclusive
          value={wait}
          onChange={(_event, value: number | null) => {
            setWait(value ?? wait);
            setRequests(0);
          }}
        >
          <ToggleButton value={0}>0 ms</ToggleButton>
          <ToggleButton value={150}>150 ms</ToggleButton>
          <ToggleButton value={800}>800 ms</ToggleButton>
        </ToggleButtonGroup>
        <Typography role="status" variant="body2">
          Requests: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Staff directory"
          dataSource={dataSource}
          dataSourceCache={null}
          columns={columns}
          initialState={initialState}
          filterDebounceMs={wait}
          showToolbar
        />
      </div>
    </Stack>
  );
}
