import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../data/orders';

/** Replaces the column's whole filter. */
function PaidFilter({ item, hasFocus }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5 }}
      checked={item.value === true}
      onChange={(_event, checked) =>
        apiRef.current.upsertFilterItem({ ...item, value: checked || undefined })
      }
      onKeyDown={(event) => {
        // Otherwise, the grid would cancel Space and take the focus away on most other keys.
        if (!/^(Arrow|Page|Home|End)/.test(event.key)) {
          event.stopPropagation();
        }
      }}
      slotProps={{
        input: { 'aria-label': 'Paid orders only', tabIndex: hasFocus ? 0 : -1 },
      }}
    />
  );
}

/** Replaces the input of one operator. */
function TotalInput(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, tabIndex, onFocus, onBlur } = props;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Up to"
      value={item.value ?? ''}
      onChange={(event) =>
        applyValue({ ...item, value: event.target.value || undefined })
      }
      onFocus={onFocus}
      onBlur={onBlur}
      inputRef={inputRef}
      sx={{ '& .MuiSelect-select': { py: 0.75 } }}
      slotProps={{ htmlInput: { tabIndex }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">Any total</MenuItem>
      <MenuItem value={250}>$250</MenuItem>
      <MenuItem value={500}>$500</MenuItem>
      <MenuItem value={1000}>$1,000</MenuItem>
    </TextField>
  );
}

const upTo: GridFilterOperator<Order, number> = {
  value: 'upTo',
  label: 'up to',
  headerLabel: 'Up to',
  getApplyFilterFn: ({ value }) => (value ? (total) => total <= value : null),
  InputComponent: TotalInput,
};

const columns: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'Order',
    width: 100,
    renderHeaderFilter: () => <Typography variant="caption">No filter</Typography>,
  },
  { field: 'customer', headerName: 'Customer', width: 210 },
  { field: 'product', headerName: 'Product', width: 210 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 150,
    valueGetter: (_value, row) => row.quantity * row.unitPrice,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
    filterOperators: [upTo],
  },
  {
    field: 'isPaid',
    headerName: 'Paid',
    type: 'boolean',
    width: 110,
    renderHeaderFilter: (params) => <PaidFilter {...params} />,
  },
];

export default function MixedCells() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro label="Orders" rows={orders} columns={columns} headerFilters />
    </div>
  );
}
