import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

export default function CheckInView() {
  const [rows, setRows] = React.useState(orders);

  const setPaid = (id: GridRowId, isPaid: boolean) =>
    setRows((current) =>
      current.map((row) => (row.id === id ? { ...row, isPaid } : row)),
    );

  const columns: GridColDef<Order>[] = [
    { field: 'id', headerName: 'Order', width: 90 },
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
    { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
    {
      field: 'isPaid',
      headerName: 'Paid',
      type: 'boolean',
      width: 100,
      renderCell: ({ id, value, tabIndex, row }) => (
        <Checkbox
          checked={value}
          onChange={(_event, checked) => setPaid(id, checked)}
          onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          slotProps={{
            input: { tabIndex, 'aria-label': `Order ${row.id} is paid` },
          }}
        />
      ),
    },
  ];

  return (
    <div>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
        />
      </div>
      <p role="status">{rows.filter((row) => row.isPaid).length} orders are paid</p>
    </div>
  );
}
