import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

/** Lets selected rows pass any filter. */
function keepSelected(operators: GridFilterOperator[]): GridFilterOperator[] {
  return operators.map((operator) => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      return (
        passes &&
        ((value, row, rowColumn, apiRef) =>
          apiRef.current.isRowSelected(row.id) ||
          passes(value, row, rowColumn, apiRef))
      );
    },
  }));
}

const textOperators = keepSelected(getGridStringOperators());

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    width: 190,
    filterOperators: textOperators,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 150,
    filterOperators: textOperators,
  },
  {
    field: 'product',
    headerName: 'Product',
    width: 190,
    filterOperators: textOperators,
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    filterOperators: keepSelected(getGridNumericOperators()),
  },
];

export default function WrappedOperators() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Orders" rows={orders} columns={columns} checkboxSelection />
    </div>
  );
}
