import type { GridColDef, GridRowsProp } from '@mui/x-data-grid'; declare const rows: GridRowsProp; declare const columns: GridColDef[]; declare function reload(): void;
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    updatedAt?: string;
    onReload?: () => void;
  }
}

function ShipmentToolbar({ updatedAt, onReload }: GridSlotProps['toolbar']) {
  return (
    <GridToolbarContainer>
      <span>Updated {updatedAt}</span>
      <Button onClick={onReload}>Reload</Button>
    </GridToolbarContainer>
  );
}

export default function ShipmentGrid() {
  return (
    <DataGrid
      aria-label="Shipments"
      rows={rows}
      columns={columns}
      slots={{ toolbar: ShipmentToolbar }}
      slotProps={{ toolbar: { updatedAt: '10:42', onReload: reload } }}
    />
  );
}
