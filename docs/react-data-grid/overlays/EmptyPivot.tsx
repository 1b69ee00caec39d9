import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridOverlay,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from '../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country', width: 140 },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const initialState = {
  pivoting: {
    enabled: true,
    panelOpen: true,
    model: {
      rows: [],
      columns: [],
      values: [{ field: 'quantity', aggFunc: 'sum' }],
    },
  },
};

function ChooseRows() {
  const apiRef = useGridApiContext();

  return (
    <GridOverlay>
      Drop a field into Rows, or start with one.
      <Button
        size="small"
        onClick={() =>
          apiRef.current.setPivotModel((model) => ({
            ...model,
            rows: [{ field: 'country' }],
          }))
        }
      >
        One row per country
      </Button>
    </GridOverlay>
  );
}

export default function EmptyPivot() {
  return (
    <div style={{ height: 460, minWidth: 620 }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={initialState}
        slots={{ emptyPivotOverlay: ChooseRows }}
        showToolbar
      />
    </div>
  );
}
