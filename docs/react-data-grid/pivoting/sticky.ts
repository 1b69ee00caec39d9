import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import type { Rental } from './rentals';

export const columns: GridColDef<Rental>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 120 },
  { field: 'site', headerName: 'Site', width: 140 },
  { field: 'boat', headerName: 'Boat', width: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export const model: GridPivotModel = {
  rows: [{ field: 'site' }],
  columns: [{ field: 'date-year' }, { field: 'boat', sort: 'asc' }],
  values: [
    { field: 'hours', aggFunc: 'sum' },
    { field: 'price', aggFunc: 'sum' },
  ],
};
