import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createPeople } from '../../data/people';
import { createServer } from '../../data/server';

let isDown = false;
const server = createServer(createPeople(1000), { shouldFail: () => isDown });
const dataSource = { getRows: server.getRows };

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 90 },
  { field: 'name', headerName: 'Name', width: 220 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 170 },
  { field: 'office', headerName: 'Office', width: 150 },
];

const initialState = { pagination: { paginationModel: { pageSize: 25 } } };

export default function LazyRetry() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<GridGetRowsError | null>(null);

  const retry = () => {
    setError(null);
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, error?.params);
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch />}
        label="Server is down"
        onChange={(_event, checked) => {
          isDown = checked;
        }}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Staff directory"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          lazyLoading
          initialState={initialState}
          onDataSourceError={(newError) => {
            if (newError instanceof GridGetRowsError) {
              setError(newError);
            }
          }}
        />
      </div>
      {error ? (
        <Alert severity="error" action={<Button onClick={retry}>Retry</Button>}>
          Rows {Number(error.params.start) + 1} to {error.params.end + 1} did not
          load.
        </Alert>
      ) : (
        <Alert severity="info">Nothing to retry.</Alert>
      )}
    </Stack>
  );
}
