import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

function GroupCounts() {
  const apiRef = useGridApiContext();
  const groups = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const leaves = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);

  return (
    <span style={{ marginInline: 16 }}>
      Orders: {leaves}, countries: {groups}
    </span>
  );
}

export default function LeafCountFooter() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPremium
        label="Orders by country"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ footerRowCount: GroupCounts }}
        showToolbar
      />
    </div>
  );
}
