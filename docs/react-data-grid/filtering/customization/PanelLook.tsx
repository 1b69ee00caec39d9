import {
  DataGridPro,
  GridLogicOperator,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orders, type Order } from '../../data/orders';

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
              deleteIconProps: {
                sx: { order: 1, '& svg': { color: 'error.main' } },
              },
              columnInputProps: { sx: { width: 130, borderRadius: '20px' } },
              operatorInputProps: { sx: { width: 170, borderRadius: '20px' } },
              valueInputProps: {
                sx: {
                  width: 140,
                  '& .MuiOutlinedInput-root': { borderRadius: '20px' },
                },
              },
            },
          },
        }}
      />
    </div>
  );
}
