import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function ClickToToggle() {
  const apiRef = useGridApiRef();

  const toggle: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Orders by country"
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={initialState}
        onRowClick={toggle}
        disableRowSelectionOnClick
        sx={{
          '& [data-id^="auto-generated-row-"]': { cursor: 'pointer' },
        }}
      />
    </div>
  );
}
