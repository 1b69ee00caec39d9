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

export default function HeatCells() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Hours of the week"
        rows={shifts}
        columns={columns}
        getCellClassName={({ value }) =>
          typeof value === 'number'
            ? `level-${Math.min(Math.floor(value / 3), 3)}`
            : ''
        }
        sx={{
          '& .level-1': { bgcolor: 'rgb(25 118 210 / 0.12)' },
          '& .level-2': { bgcolor: 'rgb(25 118 210 / 0.24)' },
          '& .level-3': { bgcolor: 'rgb(25 118 210 / 0.36)' },
        }}
      />
    </div>
  );
}
