import type { GridColDef, GridRowsProp } from '@mui/x-data-grid'; declare const rows: GridRowsProp; declare const columns: GridColDef[];
import { DataGrid } from '@mui/x-data-grid';

export default function LinedGrid() {
  return (
    <DataGrid
      aria-label="Reservoir levels"
      rows={rows}
      columns={columns}
      showCellVerticalBorder
      showColumnVerticalBorder
      sx={{ border: 0 }}
    />
  );
}
