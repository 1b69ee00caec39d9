import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const slotProps = { inputLabel: { shrink: true } };

function DateRangeInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const [from, to]: [string, string] = item.value ?? ['', ''];
  const apply = (range: [string, string]) =>
    applyValue({ ...item, value: range.some(Boolean) ? range : undefined });

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="date"
        variant="standard"
        value={from}
        onChange={(event) => apply([event.target.value, to])}
        inputRef={focusElementRef}
        slotProps={slotProps}
      />
      <TextField
        label="To"
        type="date"
        variant="standard"
        value={to}
        onChange={(event) => apply([from, event.target.value])}
        slotProps={slotProps}
      />
    </Stack>
  );
}

const between: GridFilterOperator<Order, Date> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    // A string with a time is parsed as local time, like the dates in the rows.
    const start = value[0] ? new Date(`${value[0]}T00:00`) : null;
    const end = value[1] ? new Date(`${value[1]}T23:59:59.999`) : null;
    if (!start && !end) {
      return null;
    }
    // Without the first check, a missing date would be treated as the earliest of all.
    return (date) => date && (!start || date >= start) && (!end || date <= end);
  },
  InputComponent: DateRangeInput,
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 150,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
    filterOperators: [between, ...getGridDateOperators()],
  },
];

export default function BetweenDates() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        rows={orders}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  field: 'orderedOn',
                  operator: 'between',
                  value: ['2026-03-01', '2026-04-30'],
                },
              ],
            },
          },
        }}
        slotProps={{
          main: { 'aria-label': 'Orders' },
          filterPanel: {
            filterFormProps: { valueInputProps: { sx: { width: 340 } } },
          },
        }}
      />
    </div>
  );
}
