import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  getGridSingleSelectOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

/** Each value of a field, with the number of rows that have it. */
function countValues(field: keyof Order) {
  const counts = new Map<string, number>();
  orders.forEach((order) => {
    const value = String(order[field]);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}

function CheckboxList({ item, applyValue }: GridFilterInputValueProps) {
  const chosen: string[] = item.value ?? [];
  return (
    <FormGroup sx={{ maxHeight: 190, overflowY: 'auto', flexWrap: 'nowrap', pl: 1 }}>
      {countValues(item.field as keyof Order).map(([value, count]) => (
        <FormControlLabel
          key={value}
          label={`${value} (${count})`}
          control={<Checkbox size="small" checked={chosen.includes(value)} />}
          onChange={(_event, checked) =>
            applyValue({
              ...item,
              value: checked
                ? [...chosen, value]
                : chosen.filter((other) => other !== value),
            })
          }
        />
      ))}
    </FormGroup>
  );
}

const filterOperators = getGridSingleSelectOperators()
  .filter((operator) => operator.value === 'isAnyOf')
  .map((operator) => ({ ...operator, InputComponent: CheckboxList }));

const listColumn = (field: keyof Order): GridColDef<Order> => ({
  field,
  type: 'singleSelect',
  valueOptions: countValues(field).map(([value]) => value),
  filterOperators,
});

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { ...listColumn('customer'), headerName: 'Customer', width: 180 },
  { ...listColumn('city'), headerName: 'City', width: 140 },
  { ...listColumn('product'), headerName: 'Product', flex: 1, minWidth: 170 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'city', operator: 'isAnyOf', value: ['Bergen', 'Nagoya'] }],
    },
  },
};

export default function ValueList() {
  return (
    <div style={{ height: 460 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
