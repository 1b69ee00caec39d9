import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridStringOrNumberComparator,
  type DataGridPremiumProps,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const bySize: GridComparatorFn = (a, b, cellA, cellB) => {
  const { rowNode: nodeA } = cellA;
  const { rowNode: nodeB } = cellB;
  const difference =
    nodeA.type === 'group' && nodeB.type === 'group'
      ? nodeA.children.length - nodeB.children.length
      : 0;
  return difference || gridStringOrNumberComparator(a, b, cellA, cellB);
};

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  sortComparator: bySize,
  sortingOrder: ['desc', 'asc'],
  width: 230,
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['customer'] },
  columns: { columnVisibilityModel: { customer: false } },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' as const },
    ],
  },
};

export default function SortBySize() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Orders by customer"
        rows={orders}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
      />
    </div>
  );
}
