import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { rooms, type Room } from './rooms';
import './SpanTimetable.css';

const hours = [9, 10, 11, 12, 13, 14, 15, 16];

const findBooking = (row: Room, hour: number) =>
  row.bookings.find((booking) => booking.from === hour);

const fixed = { sortable: false, disableColumnMenu: true };

const columns: GridColDef<Room>[] = [
  { field: 'room', headerName: 'Room', width: 100, ...fixed },
  ...hours.map((hour): GridColDef<Room> => ({
    ...fixed,
    field: `at${hour}`,
    headerName: `${hour}:00`,
    width: 85,
    display: 'flex',
    valueGetter: (_value, row) => findBooking(row, hour)?.title,
    colSpan: (_value, row) => {
      const booking = findBooking(row, hour);
      return booking && booking.to - booking.from;
    },
    renderCell: ({ value }) => value && <div className="booking">{value}</div>,
  })),
];

export default function SpanTimetable() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        label="Room bookings"
        rows={rooms}
        columns={columns}
        hideFooter
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </div>
  );
}
