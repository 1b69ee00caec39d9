import * as React from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { orderStatuses, orders, type Order } from '../../data/orders';
import { createServer } from '../../data/server';

const server = createServer(orders, { latency: 700 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 130,
  },
];

export default function FilterServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });
  const [answer, setAnswer] = React.useState<{
    filterModel: GridFilterModel;
    rows: Order[];
  }>();

  React.useEffect(() => {
    let isCurrent = true;
    server
      .getRows({ filterModel, sortModel: [], start: 0, end: 99 })
      .then((found) => {
        if (isCurrent) {
          setAnswer({ filterModel, rows: found.rows });
        }
      });
    return () => {
      isCurrent = false; // A late response must not replace a newer one.
    };
  }, [filterModel]);

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={answer?.rows ?? []}
        columns={columns}
        loading={answer?.filterModel !== filterModel}
        filterMode="server"
        onFilterModelChange={setFilterModel}
        showToolbar
      />
    </div>
  );
}
