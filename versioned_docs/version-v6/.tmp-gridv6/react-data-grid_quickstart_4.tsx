
import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'shelf', headerName: 'Shelf', width: 100 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
];
