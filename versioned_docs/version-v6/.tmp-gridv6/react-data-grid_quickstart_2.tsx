
import type { GridRowsProp } from '@mui/x-data-grid';

export const rows: GridRowsProp = [
  { id: 1, title: 'Salt Roads', shelf: 'B4', copies: 3 },
  { id: 2, title: 'A Field Guide to Clouds', shelf: 'D1', copies: 1 },
];
