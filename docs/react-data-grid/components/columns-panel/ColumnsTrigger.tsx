import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90, hideable: false },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function OrdersToolbar() {
  return (
    <Toolbar>
      <Typography sx={{ flex: 1, fontWeight: 'medium' }}>Orders</Typography>
      <ColumnsPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            ref={props.ref as React.Ref<HTMLButtonElement>}
            render={
              <Button
                size="small"
                variant={state.open ? 'contained' : 'outlined'}
                startIcon={<ViewColumnIcon />}
              />
            }
          >
            Columns
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function ColumnsTrigger() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        slots={{ toolbar: OrdersToolbar }}
        showToolbar
      />
    </div>
  );
}
