import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { days, shifts, type Shift } from '../data/shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'team', headerName: 'Team', width: 110 },
  ...days.map<GridColDef<Shift>>((day) => ({
    field: day,
    type: 'number',
    width: 72,
  })),
];

const outlineClasses = [
  '[--edge:var(--mui-palette-primary-main)]',
  '[&_.MuiDataGrid-cell.Mui-selected]:[box-shadow:inset_var(--left,0)_var(--top,0)_var(--edge),inset_var(--right,0)_var(--bottom,0)_var(--edge)]',
  '[&_.MuiDataGrid-cell--rangeTop]:[--top:2px]',
  '[&_.MuiDataGrid-cell--rangeBottom]:[--bottom:-2px]',
  '[&_.MuiDataGrid-cell--rangeLeft]:[--left:2px]',
  '[&_.MuiDataGrid-cell--rangeRight]:[--right:-2px]',
].join(' ');

const tueToThu = { Tue: true, Wed: true, Thu: true };

export default function RangeOutline() {
  return (
    <div className="h-100">
      <DataGridPremium
        label="Hours with an outlined range"
        rows={shifts}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{ cellSelection: { 2: tueToThu, 3: tueToThu, 4: tueToThu } }}
        className={outlineClasses}
      />
    </div>
  );
}
