import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { orders, orderStatuses, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 140,
  },
];

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [
        { id: 'country', field: 'country', operator: 'equals', value: 'Norway' },
        { id: 'quantity', field: 'quantity', operator: '>', value: 25 },
      ],
      logicOperator: GridLogicOperator.And,
    },
  },
};

export default function CombineFilters() {
  return (
    <div style={{ height: 460 }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
