import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'product', headerName: 'Product', width: 190, editable: true },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function StayInEdit() {
  const [stays, setStays] = React.useState(true);

  const handleStop: GridEventListener<'cellEditStop'> = (params, event) => {
    if (stays && params.reason === GridCellEditStopReasons.cellFocusOut) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={stays} />}
        label="Keep the editor open on a click elsewhere"
        onChange={(_event, checked) => setStays(checked)}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          label="Orders"
          rows={orders}
          columns={columns}
          onCellEditStop={handleStop}
        />
      </div>
    </Stack>
  );
}
