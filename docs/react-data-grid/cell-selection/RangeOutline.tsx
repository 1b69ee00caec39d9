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

const tueToThu = { Tue: true, Wed: true, Thu: true };

export default function RangeOutline() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="Hours with an outlined range"
        rows={shifts}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{ cellSelection: { 2: tueToThu, 3: tueToThu, 4: tueToThu } }}
        sx={(theme) => ({
          '--edge': (theme.vars ?? theme).palette.primary.main,
          '& .MuiDataGrid-cell.Mui-selected': {
            boxShadow: [
              'inset var(--left, 0) var(--top, 0) var(--edge)',
              'inset var(--right, 0) var(--bottom, 0) var(--edge)',
            ].join(', '),
          },
          '& .MuiDataGrid-cell--rangeTop': { '--top': '2px' },
          '& .MuiDataGrid-cell--rangeBottom': { '--bottom': '-2px' },
          '& .MuiDataGrid-cell--rangeLeft': { '--left': '2px' },
          '& .MuiDataGrid-cell--rangeRight': { '--right': '-2px' },
        })}
      />
    </div>
  );
}
