import type { GridColDef, GridRowsProp } from '@mui/x-data-grid'; declare const rows: GridRowsProp; declare const columns: GridColDef[];
import { DataGrid } from '@mui/x-data-grid';

export default function HarvestGrid() {
  return (
    <DataGrid
      aria-label="Harvest"
      rows={rows}
      columns={columns}
      classes={{ columnHeader: 'harvest-header', cell: 'harvest-cell' }}
    />
  );
}
