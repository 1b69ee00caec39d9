import Button from '@mui/material/Button';
import PrintIcon from '@mui/icons-material/Print';
import TableChartIcon from '@mui/icons-material/TableChart';
import TextSnippetIcon from '@mui/icons-material/TextSnippet';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, orderStatuses, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: orderStatuses,
    width: 120,
  },
];

const printButton = <Button size="small" startIcon={<PrintIcon />} />;
const csvButton = <Button size="small" startIcon={<TextSnippetIcon />} />;
const excelButton = <Button size="small" startIcon={<TableChartIcon />} />;

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportPrint render={<ToolbarButton render={printButton} />}>
        Print
      </ExportPrint>
      <ExportCsv render={<ToolbarButton render={csvButton} />}>CSV</ExportCsv>
      <ExportExcel render={<ToolbarButton render={excelButton} />}>
        Excel
      </ExportExcel>
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Orders"
        rows={orders}
        columns={columns}
        disableVirtualization
        slots={{ toolbar: ExportToolbar }}
        showToolbar
      />
    </div>
  );
}
