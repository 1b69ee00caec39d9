import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'city', headerName: 'City', width: 140 },
  { field: 'product', headerName: 'Product', width: 190 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const button = (
  <ToolbarButton render={<Button size="small" startIcon={<DownloadIcon />} />} />
);

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <Toolbar>
      <ExportCsv
        render={button}
        options={{ fileName: 'selected-orders' }}
        disabled={count === 0}
      >
        {count === 0 ? 'Select orders to export' : `Export ${count} selected`}
      </ExportCsv>
    </Toolbar>
  );
}

export default function ExportSelection() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: SelectionToolbar }}
        showToolbar
      />
    </div>
  );
}
