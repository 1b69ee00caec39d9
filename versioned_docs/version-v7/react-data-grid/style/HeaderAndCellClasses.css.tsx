import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import './HeaderAndCellClasses.css';

interface Reservoir {
  id: number;
  name: string;
  level: number;
  change: number;
  checkedBy: string | null;
}

const rows: Reservoir[] = [
  { id: 1, name: 'Upper Elm', level: 81, change: 2.4, checkedBy: 'H. Sato' },
  { id: 2, name: 'Stonewater', level: 46, change: -3.1, checkedBy: null },
  { id: 3, name: 'Kestrel Dam', level: 67, change: -0.6, checkedBy: 'L. Moreau' },
  { id: 4, name: 'Low Fen', level: 92, change: 0.9, checkedBy: null },
];

const columns: GridColDef<Reservoir>[] = [
  { field: 'name', headerName: 'Reservoir', flex: 1, minWidth: 140 },
  {
    field: 'level',
    headerName: 'Level, %',
    type: 'number',
    width: 130,
    headerClassName: 'header-and-cell-classes-measured',
  },
  {
    field: 'change',
    headerName: 'Change, %',
    type: 'number',
    width: 140,
    headerClassName: 'header-and-cell-classes-measured',
    cellClassName: (params) =>
      Number(params.value) < 0
        ? 'header-and-cell-classes-falling'
        : 'header-and-cell-classes-rising',
  },
  { field: 'checkedBy', headerName: 'Checked by', flex: 1, minWidth: 140 },
];

export default function HeaderAndCellClasses() {
  return (
    <div className="header-and-cell-classes">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reservoir levels' } }}
        rows={rows}
        columns={columns}
        getCellClassName={(params) =>
          params.value === null ? 'header-and-cell-classes-missing' : ''
        }
        hideFooter
      />
    </div>
  );
}
