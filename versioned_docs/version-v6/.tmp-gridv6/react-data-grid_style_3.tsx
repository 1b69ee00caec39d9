
import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'level', type: 'number', headerClassName: 'measured' },
  {
    field: 'change',
    type: 'number',
    headerClassName: ({ colDef }) => (colDef.editable ? 'can-edit' : 'measured'),
    headerAlign: 'center',
  },
];
