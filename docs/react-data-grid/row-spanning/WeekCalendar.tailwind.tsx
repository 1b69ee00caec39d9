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
        <div className="my-1 flex-1 self-stretch rounded-sm bg-(--mui-palette-primary-main) px-2 leading-7 text-(--mui-palette-primary-contrastText)">
          {value}
        </div>
      ),
  })),
];

export default function WeekCalendar() {
  return (
    <div className="flex flex-col">
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
