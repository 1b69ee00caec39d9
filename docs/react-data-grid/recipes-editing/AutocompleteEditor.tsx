import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const productNames = [...new Set(orders.map((order) => order.product))].sort();

type EditorProps = GridRenderEditCellParams<Order, string>;

function ProductEditor({ id, field, value, hasFocus }: EditorProps) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      fullWidth
      openOnFocus
      autoHighlight
      options={productNames}
      value={value || null}
      onChange={(_event, newValue) =>
        apiRef.current.setEditCellValue({ id, field, value: newValue })
      }
      renderInput={(params) => (
        <InputBase
          {...params.InputProps}
          fullWidth
          inputRef={inputRef}
          inputProps={{ ...params.inputProps, 'aria-label': 'Product' }}
          sx={{ pl: 2, typography: 'body2' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  {
    field: 'product',
    headerName: 'Product',
    width: 240,
    editable: true,
    renderEditCell: (params) => <ProductEditor {...params} />,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function AutocompleteEditor() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Orders" rows={orders} columns={columns} />
    </div>
  );
}
