import type { RefObject } from 'react';
import type { GridApi } from '@mui/x-data-grid';

interface ExportButtonProps {
  apiRef: RefObject<GridApi | null>;
}

export function ExportButton({ apiRef }: ExportButtonProps) {
  return (
    <button type="button" onClick={() => apiRef.current?.exportDataAsCsv()}>
      Export
    </button>
  );
}
