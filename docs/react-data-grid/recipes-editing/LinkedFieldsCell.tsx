import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { bookings, cities, venues, type Booking } from './bookings';

const columns: GridColDef<Booking>[] = [
  { field: 'band', headerName: 'Band', flex: 1, minWidth: 170 },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: cities,
    valueSetter: (city: string, row) =>
      city === row.city ? row : { ...row, city, venue: '' },
    width: 140,
    editable: true,
  },
  {
    field: 'venue',
    headerName: 'Venue',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? venues[row.city] : Object.values(venues).flat(),
    width: 190,
    editable: true,
  },
];

export default function LinkedFieldsCell() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid label="Concerts" rows={bookings} columns={columns} />
    </div>
  );
}
