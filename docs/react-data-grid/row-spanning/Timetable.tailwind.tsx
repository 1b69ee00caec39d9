import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { lessons, weekdays, type Lesson } from './lessons';

const fixed = { sortable: false, disableColumnMenu: true, hideable: false };

const columns: GridColDef<Lesson>[] = [
  { field: 'id', headerName: 'Time', width: 80, ...fixed },
  ...weekdays.map((day): GridColDef<Lesson> => ({
    ...fixed,
    field: day,
    flex: 1,
    minWidth: 110,
    display: 'flex',
    colSpan: (_value, row) => (row.isBreak ? weekdays.length : undefined),
    cellClassName: ({ row, value }) => {
      if (row.isBreak) {
        return 'text-(--mui-palette-text-secondary)! italic';
      }
      return value ? 'bg-current/6! font-semibold' : '';
    },
  })),
];

export default function Timetable() {
  return (
    <div className="flex flex-col">
      <DataGrid
        label="Lessons of the week"
        rows={lessons}
        columns={columns}
        rowSpanning
        hideFooter
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
      />
    </div>
  );
}
