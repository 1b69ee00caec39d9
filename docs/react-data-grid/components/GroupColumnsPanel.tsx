import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const groups = [
  { name: 'Buyer', fields: ['customer', 'city', 'country'] },
  { name: 'Item', fields: ['product', 'category', 'quantity'] },
];

function focusInput(input: HTMLInputElement | null) {
  input?.focus();
}

function ColumnTree() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const isVisible = (field: string) => model[field] !== false;

  const setVisible = (fields: string[], visible: boolean) =>
    apiRef.current.setColumnVisibilityModel({
      ...model,
      ...Object.fromEntries(fields.map((field) => [field, visible])),
    });

  return (
    <Stack sx={{ py: 1, px: 2 }}>
      {groups.map(({ name, fields }, index) => {
        const all = fields.every(isVisible);
        return (
          <Stack key={name} role="group" aria-label={name}>
            <FormControlLabel
              label={name}
              control={
                <Checkbox
                  size="small"
                  slotProps={{ input: { ref: index === 0 ? focusInput : null } }}
                  checked={all}
                  indeterminate={!all && fields.some(isVisible)}
                  onChange={() => setVisible(fields, !all)}
                />
              }
            />
            {fields.map((field) => (
              <FormControlLabel
                key={field}
                label={lookup[field].headerName}
                sx={{ marginInlineStart: 2 }}
                control={
                  <Checkbox
                    size="small"
                    checked={isVisible(field)}
                    onChange={() => setVisible([field], !isVisible(field))}
                  />
                }
              />
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}

export default function GroupColumnsPanel() {
  return (
    <div style={{ height: 460 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        slots={{ columnsPanel: ColumnTree }}
        showToolbar
      />
    </div>
  );
}
