import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'city', headerName: 'City', width: 160 },
  { field: 'country', headerName: 'Country', width: 160 },
  { field: 'product', headerName: 'Product', width: 200 },
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

function OrderSummary({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const width = useGridSelector(
    apiRef,
    () => apiRef.current.getRootDimensions().viewportInnerSize.width,
  );

  return (
    <Stack
      direction="row"
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width,
        boxSizing: 'border-box',
        p: 2,
        justifyContent: 'space-between',
      }}
    >
      <Typography variant="body2">
        {order.quantity} × {order.product}
      </Typography>
      <Typography variant="body2">{order.isPaid ? 'Paid' : 'Not paid'}</Typography>
    </Stack>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderSummary order={row} />
);

const getDetailPanelHeight = () => 'auto' as const;

export default function StickyPanel() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'id'] },
          detailPanel: { expandedRowIds: [1001, 1002] },
        }}
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
      />
    </div>
  );
}
