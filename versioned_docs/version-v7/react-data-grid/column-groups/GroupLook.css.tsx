import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { orders, type Order } from '../data/orders';
import './GroupLook.css';

function CustomerHeader({ headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <div className="customer-header">
      <StorefrontOutlined fontSize="small" />
      {headerName}
      <span className="customer-header-count">({fields.length})</span>
    </div>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'customer',
    headerName: 'Customer',
    renderHeaderGroup: (params) => <CustomerHeader {...params} />,
    children: [{ field: 'customer' }, { field: 'country' }, { field: 'city' }],
  },
  {
    groupId: 'item',
    headerName: 'Ordered item',
    description: 'As ordered. Returned pieces are not deducted.',
    headerAlign: 'center',
    headerClassName: 'ordered-item',
    children: [{ field: 'product' }, { field: 'quantity' }, { field: 'status' }],
  },
];

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Name', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'product', headerName: 'Product', width: 160 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 115 },
  { field: 'status', headerName: 'Status', width: 105 },
];

export default function GroupLook() {
  return (
    <div className="group-look">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Orders' } }}
        rows={orders}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
