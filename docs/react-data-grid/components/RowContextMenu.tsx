import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order, type OrderStatus } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 130 },
];

interface OpenMenu {
  orderId: number;
  position: { left: number; top: number };
}

export default function RowContextMenu() {
  const apiRef = useGridApiRef();
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);

  const openMenu = React.useCallback((event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    setMenu({
      orderId: Number(event.currentTarget.dataset.id),
      position: { left: event.clientX, top: event.clientY },
    });
  }, []);

  const setStatus = (status: OrderStatus) => {
    apiRef.current?.updateRows([{ id: menu?.orderId, status }]);
    setMenu(null);
  };

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        slotProps={{ row: { onContextMenu: openMenu } }}
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu?.position}
      >
        <MenuItem onClick={() => setStatus('Packed')}>Mark as packed</MenuItem>
        <MenuItem onClick={() => setStatus('Shipped')}>Mark as shipped</MenuItem>
        <MenuItem onClick={() => setStatus('Returned')}>Mark as returned</MenuItem>
      </Menu>
    </div>
  );
}
