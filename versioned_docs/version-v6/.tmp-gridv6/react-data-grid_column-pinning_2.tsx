import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-pro'; declare const rows: GridRowsProp; declare const columns: GridColDef[];
import { DataGridPro } from '@mui/x-data-grid-pro';

export default function LotGrid() {
  return (
    <DataGridPro
      aria-label="Coffee lots"
      rows={rows}
      columns={columns}
      slotProps={{ columnMenu: { slots: { columnMenuPinningItem: null } } }}
    />
  );
}
