import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export const instruments: GridRowsProp = [
  { id: 1, name: 'Viola, 3/4', family: 'Strings', year: 1987, fee: 14 },
  { id: 2, name: 'Cello, 1/2', family: 'Strings', year: 2004, fee: 19 },
  { id: 3, name: 'Clarinet in B♭', family: 'Woodwind', year: 2011, fee: 12 },
  { id: 4, name: 'French horn', family: 'Brass', year: 1998, fee: 22 },
];

export const columns: GridColDef[] = [
  { field: 'name', headerName: 'Instrument', flex: 1 },
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'year', headerName: 'Built in', type: 'number' },
  { field: 'fee', headerName: 'Fee', type: 'number' },
];
