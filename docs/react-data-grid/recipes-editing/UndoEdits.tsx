import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 190, editable: true },
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 170,
    editable: true,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function UndoEdits() {
  const apiRef = useGridApiRef();
  const [edits, setEdits] = React.useState<{ before: Order; after: Order }[]>([]);
  const [position, setPosition] = React.useState(0);

  const step = (count: 1 | -1) => {
    const edit = edits[count === 1 ? position : position - 1];
    if (edit) {
      apiRef.current?.updateRows([count === 1 ? edit.after : edit.before]);
      setPosition(position + count);
    }
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (
      event.key.toLowerCase() === 'z' &&
      (event.ctrlKey || event.metaKey) &&
      !isTyping
    ) {
      event.preventDefault();
      step(event.shiftKey ? 1 : -1);
    }
  };

  return (
    <Stack spacing={1} onKeyDown={handleKeyDown}>
      <Stack direction="row" spacing={1}>
        <Button disabled={position === 0} onClick={() => step(-1)}>
          Undo
        </Button>
        <Button disabled={position === edits.length} onClick={() => step(1)}>
          Redo
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGrid
          label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          processRowUpdate={(after, before) => {
            setEdits([...edits.slice(0, position), { before, after }]);
            setPosition(position + 1);
            return after;
          }}
        />
      </div>
    </Stack>
  );
}
