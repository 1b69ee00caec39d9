
import type { GridPinnedColumns } from '@mui/x-data-grid-pro';

export const model: GridPinnedColumns = { left: ['van'], right: ['state'] };
