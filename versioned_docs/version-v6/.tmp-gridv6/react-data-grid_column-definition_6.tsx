import type { GridColDef, GridRowsProp } from '@mui/x-data-grid'; declare const rows: GridRowsProp; declare const columns: GridColDef[]; declare function save(fields: string[]): void;
import {
  DataGrid,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';

export default function ReportGrid() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 400 }}>
      <button
        type="button"
        onClick={() => save(gridVisibleColumnFieldsSelector(apiRef))}
      >
        Save the visible columns
      </button>
      <DataGrid aria-label="Report" apiRef={apiRef} rows={rows} columns={columns} />
    </div>
  );
}
