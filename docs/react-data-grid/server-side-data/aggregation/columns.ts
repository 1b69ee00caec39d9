import type {
  GridAggregationFunctionDataSource,
  GridColDef,
} from '@mui/x-data-grid-premium';
import type { Order } from '../../data/orders';

/** What the server can compute. The grid only offers the names. */
export const aggregationFunctions: Record<
  string,
  GridAggregationFunctionDataSource
> = {
  sum: { label: 'sum', columnTypes: ['number'] },
  avg: { label: 'average', columnTypes: ['number'] },
  max: { label: 'largest', columnTypes: ['number'] },
};

const toNumber = (value?: number | null) =>
  value?.toLocaleString('en-US', { maximumFractionDigits: 1 }) ?? '';

export const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 130,
    valueFormatter: toNumber,
  },
  {
    field: 'unitPrice',
    headerName: 'Unit price ($)',
    type: 'number',
    width: 140,
    valueFormatter: toNumber,
  },
];
