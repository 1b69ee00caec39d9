import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'unitPrice', headerName: 'Unit price', type: 'number', width: 120 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function JumpToColumn() {
  const apiRef = useGridApiRef();

  const jumpTo = (field: string) => {
    const colIndex = apiRef.current?.getColumnIndex(field) ?? -1;
    if (colIndex >= 0) {
      apiRef.current?.scrollToIndexes({ colIndex });
    }
  };

  return (
    <Stack spacing={2}>
      <Autocomplete
        size="small"
        sx={{ maxWidth: 280 }}
        options={columns}
        getOptionLabel={(column) => column.headerName ?? column.field}
        isOptionEqualToValue={(option, value) => option.field === value.field}
        onChange={(_event, column) => column && jumpTo(column.field)}
        renderInput={(params) => <TextField {...params} label="Go to column" />}
      />
      <div style={{ height: 400 }}>
        <DataGrid label="Orders" apiRef={apiRef} rows={orders} columns={columns} />
      </div>
    </Stack>
  );
}
