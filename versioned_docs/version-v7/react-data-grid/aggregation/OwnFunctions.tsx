import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const formatMoney = (value: number | null) =>
  value?.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Returns the first string in alphabetical order. */
const firstByName: GridAggregationFunction<string> = {
  label: 'first by name',
  columnTypes: ['string'],
  apply: ({ values }) =>
    values.reduce<string | null>(
      (first, value) =>
        value && (first === null || value.localeCompare(first) < 0) ? value : first,
      null,
    ),
};

/** Computes a ratio of two fields: the average price per piece sold. */
const pricePerPiece: GridAggregationFunction<Order, number> = {
  label: 'per piece sold',
  columnTypes: ['number'],
  getCellValue: ({ row }) => row as Order,
  apply: ({ values }) => {
    let revenue = 0;
    let pieces = 0;
    for (const order of values) {
      revenue += (order?.unitPrice ?? 0) * (order?.quantity ?? 0);
      pieces += order?.quantity ?? 0;
    }
    return pieces === 0 ? null : revenue / pieces;
  },
};

/** Shows a number in a different unit from the cells. */
const span: GridAggregationFunction<Date, number> = {
  label: 'span',
  columnTypes: ['date'],
  hasCellUnit: false,
  apply: ({ values }) => {
    const times = values.flatMap((value) => (value ? [value.getTime()] : []));
    return times.length === 0
      ? null
      : (Math.max(...times) - Math.min(...times)) / (24 * 60 * 60 * 1000);
  },
  valueFormatter: (value: number | null) =>
    value == null ? '' : `${Math.round(value)} days`,
};

const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  firstByName,
  pricePerPiece,
  span,
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  {
    field: 'unitPrice',
    headerName: 'Unit price',
    type: 'number',
    width: 160,
    valueFormatter: formatMoney,
  },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 150,
    valueFormatter: (value: Date | null) => value?.toLocaleDateString('en-US'),
  },
];

export default function OwnFunctions() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders with totals of our own' } }}
        rows={orders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: {
            model: {
              customer: 'firstByName',
              quantity: 'sum',
              unitPrice: 'pricePerPiece',
              orderedOn: 'span',
            },
          },
        }}
      />
    </div>
  );
}
