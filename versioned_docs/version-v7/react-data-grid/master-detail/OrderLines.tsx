import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { shipments, type Line, type Shipment } from './shipments';

const toDollars = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  { field: 'city', headerName: 'City', width: 150 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => value.toLocaleDateString('en-US'),
  },
  {
    field: 'products',
    headerName: 'Products',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.lines.length,
  },
];

const lineColumns: GridColDef<Line>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 170 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.quantity * row.unitPrice,
    valueFormatter: toDollars,
  },
];

const getDetailPanelContent: DataGridProProps<Shipment>['getDetailPanelContent'] = ({
  row,
}) =>
  row.lines.length > 0 ? (
    <DataGridPro
      slotProps={{ main: { 'aria-label': `Lines of shipment ${row.id}` } }}
      rows={row.lines}
      columns={lineColumns}
      hideFooter
      sx={{ m: 2, width: 'auto', height: 'calc(100% - 32px)' }}
    />
  ) : null;

const getDetailPanelHeight: DataGridProProps<Shipment>['getDetailPanelHeight'] = ({
  row,
}) => 56 + row.lines.length * 52 + 34;

export default function OrderLines() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Shipments' } }}
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: [1001] } }}
      />
    </div>
  );
}
