import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { days, events, type CalendarEvent, type Day } from './events';

const rows = [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => ({ id: hour }));

type Row = (typeof rows)[number];

const findEvent = (day: Day, { id: hour }: Row): CalendarEvent | undefined =>
  events.find((event) => event.day === day && event.from <= hour && hour < event.to);

const fixed = { sortable: false, disableColumnMenu: true, hideable: false };

const columns: GridColDef<Row>[] = [
  {
    field: 'id',
    headerName: 'Hour',
    width: 80,
    ...fixed,
    valueFormatter: (hour: number) => `${hour}:00`,
  },
  ...days.map((day): GridColDef<Row> => ({
    ...fixed,
    field: day,
    flex: 1,
    minWidth: 110,
    display: 'flex',
    valueGetter: (_value, row) => findEvent(day, row)?.title,
    rowSpanValueGetter: (_value, row) => findEvent(day, row)?.id,
    renderCell: ({ value }) =>
      value && (
        <Box
          sx={{
            flex: 1,
            alignSelf: 'stretch',
            my: 0.5,
            borderRadius: '4px',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            px: 1,
            lineHeight: '28px',
          }}
        >
          {value}
        </Box>
      ),
  })),
];

export default function WeekCalendar() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        label="Events of the week"
        rows={rows}
        columns={columns}
        rowSpanning
        rowHeight={40}
        hideFooter
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </div>
  );
}
