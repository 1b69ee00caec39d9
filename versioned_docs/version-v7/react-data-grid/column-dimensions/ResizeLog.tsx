import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridColumnResizeParams,
} from '@mui/x-data-grid';
import { orders } from '../data/orders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 100, resizable: false },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const describe = ({ colDef, width }: GridColumnResizeParams) =>
  `${colDef.headerName}, ${Math.round(width)} px`;

export default function ResizeLog() {
  const [current, setCurrent] = React.useState('nothing yet');
  const [final, setFinal] = React.useState('nothing yet');

  return (
    <Stack spacing={1}>
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders of the week' } }}
          rows={orders}
          columns={columns}
          onColumnResize={(params) => setCurrent(describe(params))}
          onColumnWidthChange={(params) => setFinal(describe(params))}
        />
      </div>
      <Typography>While dragging: {current}</Typography>
      <Typography role="status">At the end: {final}</Typography>
    </Stack>
  );
}
