import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

function renderChip(params: GridRenderCellParams<Order, string>) {
  return params.value ? <Chip size="small" label={params.value} /> : null;
}

const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    display: 'flex',
    renderCell: renderChip, // groups show the chip as well
  },
  {
    field: 'category',
    headerName: 'Category',
    width: 130,
    display: 'flex',
    renderCell: (params) =>
      params.rowNode.type === 'group' ? params.value : renderChip(params),
  },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'customer', headerName: 'Customer', width: 180 },
];

export default function CellInGroup() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Orders by status and category' } }}
        rows={orders}
        columns={columns}
        defaultGroupingExpansionDepth={2}
        initialState={{ rowGrouping: { model: ['status', 'category'] } }}
      />
    </div>
  );
}
