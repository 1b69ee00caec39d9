import type { RefObject } from 'react';
import type { GridApi } from '@mui/x-data-grid';

export function writeState(apiRef: RefObject<GridApi | null>): string {
  return JSON.stringify(apiRef.current?.exportState({ exportOnlyDirtyModels: true }));
}
