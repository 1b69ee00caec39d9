import type { GridColDef, GridColumnGroupingModel, GridRowsProp } from '@mui/x-data-grid'; declare const rows: GridRowsProp; declare const columns: GridColDef[]; declare const groups: GridColumnGroupingModel;
import { DataGrid } from '@mui/x-data-grid';

export default function GroupedHeaders() {
  return (
    <DataGrid
      aria-label="Orders"
      rows={rows}
      columns={columns}
      columnGroupingModel={groups}
      experimentalFeatures={{ columnGrouping: true }}
    />
  );
}
