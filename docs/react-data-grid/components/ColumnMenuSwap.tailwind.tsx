import * as React from 'react';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuProps,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../data/orders';

declare module '@mui/x-data-grid' {
  interface ColumnMenuPropsOverrides {
    colors?: Record<string, string>;
  }
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 140,
  },
];

const statusColors = {
  Open: '#e65100',
  Packed: '#6a1b9a',
  Shipped: '#1565c0',
  Delivered: '#2e7d32',
  Returned: '#c62828',
};

function OrdersColumnMenu({ colors = {}, ...props }: GridSlotProps['columnMenu']) {
  return props.colDef.field === 'status' ? (
    <StatusMenu {...props} colors={colors} />
  ) : (
    <GridColumnMenu {...props} />
  );
}

interface StatusMenuProps extends GridColumnMenuProps {
  colors: Record<string, string>;
}

function StatusMenu({ colors, ...props }: StatusMenuProps) {
  const apiRef = useGridApiContext();
  const { colDef, hideMenu } = props;

  const showOnly = (event: React.SyntheticEvent, status?: string) => {
    const items = status ? [{ field: 'status', operator: 'is', value: status }] : [];
    apiRef.current.setFilterModel({ items });
    hideMenu(event);
  };

  return (
    <GridColumnMenuContainer {...props}>
      {orderStatuses.map((status) => (
        <MenuItem
          key={status}
          className="gap-3"
          onClick={(event) => showOnly(event, status)}
        >
          <span
            className="size-2.5 rounded-full"
            style={{ backgroundColor: colors[status] }}
          />
          Show {status.toLowerCase()}
        </MenuItem>
      ))}
      <MenuItem onClick={(event) => showOnly(event)}>Show all</MenuItem>
      <Divider />
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

export default function ColumnMenuSwap() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        slots={{ columnMenu: OrdersColumnMenu }}
        slotProps={{ columnMenu: { colors: statusColors } }}
      />
    </div>
  );
}
