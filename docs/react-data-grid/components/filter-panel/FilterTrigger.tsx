import * as React from 'react';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import FilterListIcon from '@mui/icons-material/FilterList';
import {
  DataGridPro,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, orderStatuses, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'quantity', operator: '>', value: 10 },
        { id: 2, field: 'status', operator: 'isAnyOf', value: ['Open', 'Packed'] },
      ],
    },
  },
};

function OrdersToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Tooltip title={`Filters (${filterCount})`}>
            <ToolbarButton
              {...props}
              ref={props.ref as React.Ref<HTMLButtonElement>}
            >
              <Badge badgeContent={filterCount} color="primary">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          </Tooltip>
        )}
      />
    </Toolbar>
  );
}

export default function FilterTrigger() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: OrdersToolbar }}
        showToolbar
      />
    </div>
  );
}
