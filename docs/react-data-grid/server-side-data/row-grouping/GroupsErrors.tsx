import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-premium';
import { createOrders } from '../../data/orders';
import { createGroupServer } from '../../data/nestedServer';
import { columns } from './columns';

let isDown = false;
const server = createGroupServer(createOrders(600), { shouldFail: () => isDown });

const dataSource: GridDataSource = {
  getRows: server.getRows,
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childrenCount,
};

const initialState = {
  rowGrouping: { model: ['category', 'country'] },
  columns: { columnVisibilityModel: { category: false, country: false } },
  pagination: { rowCount: 0 },
};

export default function GroupsErrors() {
  const apiRef = useGridApiRef();
  const [error, setError] =
    React.useState<GridGetRowsError<GridGetRowsParams> | null>(null);
  const path = error?.params.groupKeys ?? [];

  const retry = () => {
    setError(null);
    // The ids of these groups are their keys, joined by slashes.
    apiRef.current?.dataSource.fetchRows(
      path.length > 0 ? path.join('/') : undefined,
    );
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
        <DataGridPremium
          label="Grouped orders, with a server that can fail"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          initialState={initialState}
          onDataSourceError={(newError) => {
            if (newError instanceof GridGetRowsError) {
              setError(newError);
            }
          }}
        />
      </div>
      <Snackbar
        open={error !== null}
        message={`Could not load ${path.at(-1) ?? 'the orders'}.`}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Retry
          </Button>
        }
      />
    </Stack>
  );
}
