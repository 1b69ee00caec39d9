import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { orders, orderStatuses, type Order } from '../data/orders';

const conditions: (GridFilterItem & { label: string; options?: string[] })[] = [
  { id: 1, field: 'customer', operator: 'contains', label: 'Customer' },
  {
    id: 2,
    field: 'status',
    operator: 'equals',
    label: 'Status',
    options: orderStatuses,
  },
  { id: 3, field: 'quantity', operator: '>=', label: 'Minimum quantity' },
];

function DraftFilterPanel() {
  const apiRef = useGridApiContext();
  const [draft, setDraft] = React.useState<Record<string, string>>(() =>
    Object.fromEntries(
      gridFilterModelSelector(apiRef).items.map((item) => [item.field, item.value]),
    ),
  );

  const apply = (values: Record<string, string>) => {
    const items = conditions
      .filter(({ field }) => values[field])
      .map(({ id, field, operator }) => ({
        id,
        field,
        operator,
        value: values[field],
      }));
    apiRef.current.setFilterModel({ items });
    apiRef.current.hideFilterPanel();
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ p: 2, width: 260 }}
      onSubmit={(event) => {
        event.preventDefault();
        apply(draft);
      }}
    >
      {conditions.map(({ field, label, options }) => (
        <TextField
          key={field}
          select={Boolean(options)}
          size="small"
          label={label}
          value={draft[field] ?? ''}
          onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
        >
          {options?.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      ))}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          Apply
        </Button>
        <Button onClick={() => apply({})}>Clear</Button>
      </Stack>
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function ApplyButton() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        slots={{ filterPanel: DraftFilterPanel }}
        showToolbar
      />
    </div>
  );
}
