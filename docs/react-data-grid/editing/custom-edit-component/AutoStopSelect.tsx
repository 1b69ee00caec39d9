import {
  DataGrid,
  GridCellModes,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
} from '@mui/x-data-grid';
import { orders, orderStatuses, type Order } from '../../data/orders';

function StatusEditCell(props: GridEditSingleSelectCellProps) {
  const { id, field } = props;
  const apiRef = useGridApiContext();

  return (
    <GridEditSingleSelectCell
      {...props}
      onValueChange={async (_event, value) => {
        const isValid = await apiRef.current.setEditCellValue({ id, field, value });
        const isEditing =
          apiRef.current.getCellMode(id, field) === GridCellModes.Edit;
        // Enter on an option has already ended the edit.
        if (isValid && isEditing) {
          apiRef.current.stopCellEditMode({ id, field });
        }
      }}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 180 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 140,
    editable: true,
    renderEditCell: (params) => <StatusEditCell {...params} />,
  },
];

export default function AutoStopSelect() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Orders to pack" rows={orders} columns={columns} />
    </div>
  );
}
