import * as React from 'react';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

// Without this, pressing the trigger takes the focus away from an empty field, which
// collapses the search, and then the click expands it again.
function keepFocus(event: React.MouseEvent) {
  event.preventDefault();
}

function OrdersToolbar() {
  return (
    <Toolbar>
      <QuickFilter defaultExpanded style={{ display: 'flex', alignItems: 'center' }}>
        <QuickFilterTrigger
          render={<ToolbarButton />}
          onMouseDown={keepFocus}
          aria-label="Search orders"
        >
          <SearchIcon fontSize="small" />
        </QuickFilterTrigger>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, { expanded }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search orders"
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search orders',
                },
              }}
              sx={{ display: expanded ? 'inline-flex' : 'none' }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchOpen() {
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
