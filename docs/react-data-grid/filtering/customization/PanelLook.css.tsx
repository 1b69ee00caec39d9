import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../data/orders';
import './PanelLook.css';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 190 },
  { field: 'country', headerName: 'Country', width: 150 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'country', operator: 'equals', value: 'Norway' },
        { id: 2, field: 'quantity', operator: '>', value: 10 },
      ],
    },
  },
};

export default function PanelLook() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        showToolbar
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            columnsSort: 'asc',
            filterFormProps: {
              deleteIconProps: { className: 'panel-look-delete' },
              columnInputProps: { className: 'panel-look-column' },
              operatorInputProps: { className: 'panel-look-operator' },
              valueInputProps: {
                className: 'panel-look-value',
              },
            },
          },
        }}
      />
    </div>
  );
}
