import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-pro'; declare const rows: GridRowsProp; declare const columns: GridColDef[];
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridPinnedPosition,
  useGridApiRef,
} from '@mui/x-data-grid-pro';

export default function VanGrid() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Button
        onClick={() => apiRef.current.pinColumn('van', GridPinnedPosition.left)}
      >
        Pin the van
      </Button>
      <div style={{ height: 320 }}>
        <DataGridPro aria-label="Vans" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
