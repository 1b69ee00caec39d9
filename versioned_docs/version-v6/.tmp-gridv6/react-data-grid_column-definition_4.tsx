
import type { GridColDef } from '@mui/x-data-grid';

export const column: GridColDef = {
  field: 'shipped',
  type: 'date',
  valueGetter: ({ value }) => (value ? new Date(value) : null),
};
