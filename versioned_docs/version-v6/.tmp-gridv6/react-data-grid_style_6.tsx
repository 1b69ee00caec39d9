import type { GridColDef, GridRowsProp } from '@mui/x-data-grid'; declare const rows: GridRowsProp; declare const columns: GridColDef[];
import { DataGrid } from '@mui/x-data-grid';

export default function TestedGrid() {
  return (
    <DataGrid
      aria-label="Invoices"
      data-testid="invoices"
      className="invoices"
      rows={rows}
      columns={columns}
    />
  );
}
