import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { days, shifts, type Shift } from '../data/shifts';
import './RangeOutline.css';

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
    <div className="range-outline-frame">
      <DataGridPremium
        label="Hours with an outlined range"
        rows={shifts}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{ cellSelection: { 2: tueToThu, 3: tueToThu, 4: tueToThu } }}
        className="range-outline"
      />
    </div>
  );
}
