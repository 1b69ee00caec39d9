import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createOrders } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(createOrders(240));

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await server.getRows(params);
    return { rows };
  },
};

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function CountChanges() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(-1);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.setRowCount(240)}>
          Set the count to 240
        </Button>
        <Button onClick={() => apiRef.current?.setRowCount(-1)}>
          Make it unknown
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Orders"
          apiRef={apiRef}
          dataSource={dataSource}
          columns={columns}
          lazyLoading
          onRowCountChange={setCount}
          initialState={initialState}
        />
      </div>
      <Typography role="status" variant="body2">
        {count === -1
          ? 'Count unknown: more rows load at the end.'
          : `${count} rows: skeletons stand for those that are missing.`}
      </Typography>
    </Stack>
  );
}
