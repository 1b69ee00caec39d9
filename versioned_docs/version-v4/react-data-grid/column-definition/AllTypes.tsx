import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  {
    id: 1,
    title: 'Linocut',
    seats: 12,
    day: new Date(2025, 4, 17),
    booked: new Date(2025, 3, 2, 9, 30),
    online: false,
    level: 'open',
  },
  {
    id: 2,
    title: 'Bookbinding',
    seats: 8,
    day: new Date(2025, 5, 7),
    booked: new Date(2025, 3, 19, 14, 5),
    online: false,
    level: 'basic',
  },
  {
    id: 3,
    title: 'Letter spacing',
    seats: 140,
    day: new Date(2025, 5, 21),
    booked: new Date(2025, 4, 1, 18, 45),
    online: true,
    level: 'expert',
  },
  {
    id: 4,
    title: 'Paper marbling',
    seats: 10,
    day: new Date(2025, 6, 5),
    booked: new Date(2025, 4, 20, 11, 15),
    online: false,
    level: 'open',
  },
];

const levels = [
  { value: 'open', label: 'Open to all' },
  { value: 'basic', label: 'Some practice' },
  { value: 'expert', label: 'Expert' },
];

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130, editable: true },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 125,
    editable: true,
  },
  { field: 'day', headerName: 'Day', type: 'date', width: 135, editable: true },
  {
    field: 'booked',
    headerName: 'Booked',
    type: 'dateTime',
    width: 190,
    editable: true,
  },
  {
    field: 'online',
    headerName: 'Online',
    type: 'boolean',
    width: 120,
    editable: true,
  },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: levels,
    valueFormatter: ({ value }) =>
      levels.find((level) => level.value === value)?.label,
    width: 140,
    editable: true,
  },
];

export default function AllTypes() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Workshops" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
