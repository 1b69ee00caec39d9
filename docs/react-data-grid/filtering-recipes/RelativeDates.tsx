import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';

const lastDays = (days: number): GridFilterOperator<Order, Date | null> => ({
  value: `last${days}Days`,
  label: days === 1 ? 'is today' : `is in the last ${days} days`,
  requiresFilterValue: false,
  getApplyFilterFn: () => {
    const now = new Date();
    const start = new Date(
      now.getFullYear(),
      now.getMonth(),
      now.getDate() - days + 1,
    );
    return (date) => date !== null && date >= start && date <= now;
  },
});

/** The first order is from right now, the next one from 20 hours ago, and so on. */
const rows = orders.map((order, index) => ({
  ...order,
  orderedOn: new Date(Date.now() - index * 20 * 60 * 60 * 1000),
}));

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 180 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 140,
    filterOperators: [
      lastDays(1),
      lastDays(7),
      lastDays(30),
      ...getGridDateOperators(),
    ],
  },
];

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'orderedOn', operator: 'last7Days' }] },
  },
};

export default function RelativeDates() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
