import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders } from '../data/orders';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Number of the order', width: 130 },
  { field: 'customer', headerName: 'Customer who placed the order', width: 190 },
  {
    field: 'quantity',
    headerName: 'Pieces in the order',
    type: 'number',
    width: 150,
  },
  { field: 'status', headerName: 'State of the parcel', width: 130 },
];

export default function HeaderHeight() {
  const [height, setHeight] = React.useState(72);

  return (
    <Stack spacing={1}>
      <Typography id="header-height-label">Header height: {height} px</Typography>
      <Slider
        aria-labelledby="header-height-label"
        min={28}
        max={120}
        step={4}
        value={height}
        onChange={(_event, value) => setHeight(value as number)}
      />
      <div style={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Parcels' } }}
          rows={orders}
          columns={columns}
          columnHeaderHeight={height}
          sx={{ '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal' } }}
        />
      </div>
    </Stack>
  );
}
