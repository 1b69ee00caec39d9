import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { days, shifts, type Shift } from '../data/shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  ...days.map((day): GridColDef<Shift> => ({
    field: day,
    type: 'number',
    width: 80,
  })),
];

// One rule per column: while the pointer is over one of its cells, color them all.
const hoverStyles = Object.fromEntries(
  columns.map(({ field }) => [
    `&:has([role="gridcell"][data-field="${field}"]:hover) [data-field="${field}"]`,
    { bgcolor: 'action.hover' },
  ]),
);

export default function ColumnHover() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Hours of the week"
        rows={shifts}
        columns={columns}
        sx={hoverStyles}
      />
    </div>
  );
}
