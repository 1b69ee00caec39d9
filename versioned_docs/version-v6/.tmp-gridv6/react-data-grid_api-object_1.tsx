
import type { MutableRefObject } from 'react';
import type { GridApi } from '@mui/x-data-grid';

interface ExportButtonProps {
  apiRef: MutableRefObject<GridApi>;
}

export function ExportButton({ apiRef }: ExportButtonProps) {
  return (
    <button type="button" onClick={() => apiRef.current.exportDataAsCsv()}>
      Export
    </button>
  );
}
