
import type { MutableRefObject } from 'react';
import type { GridApi } from '@mui/x-data-grid';

export function writeState(apiRef: MutableRefObject<GridApi>): string {
  return JSON.stringify(apiRef.current.exportState({ exportOnlyDirtyModels: true }));
}
