import type { GridRowsProp } from '@mui/x-data-grid';

export const gardenBeds: GridRowsProp = [
  {
    id: 1,
    bed: 'Tomatoes',
    variety: 'Black Cherry',
    planted: 'May 12',
    pounds: 40.6,
  },
  { id: 2, bed: 'Beans', variety: 'Blue Lake', planted: 'May 20', pounds: 20.1 },
  { id: 3, bed: 'Chard', variety: 'Lucullus', planted: 'April 3', pounds: 50 },
  { id: 4, bed: 'Squash', variety: 'Red Kuri', planted: 'May 28', pounds: 68.8 },
  { id: 5, bed: 'Leeks', variety: 'Blue Solaise', planted: 'June 9', pounds: null },
  { id: 6, bed: 'Beets', variety: 'Chioggia', planted: 'April 22', pounds: 33.5 },
];
