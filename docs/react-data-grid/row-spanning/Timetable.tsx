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
        return 'break';
      }
      return value ? 'lesson' : '';
    },
  })),
];

export default function Timetable() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        label="Lessons of the week"
        rows={lessons}
        columns={columns}
        rowSpanning
        hideFooter
        disableRowSelectionOnClick
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={{
          '& .lesson': {
            backgroundColor: 'color-mix(in srgb, currentcolor 6%, transparent)',
            fontWeight: 600,
          },
          '& .break': { color: 'text.secondary', fontStyle: 'italic' },
        }}
      />
    </div>
  );
}
