import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

export default function HideGrouped() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['country'] } },
  });

  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders without the grouped columns' } }}
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
