import { DataGrid, type GridColDef } from '@mui/x-data-grid';

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
    headerClassName: 'bg-(--mui-palette-action-selected)',
  },
  {
    field: 'change',
    headerName: 'Change, %',
    type: 'number',
    width: 140,
    headerClassName: 'bg-(--mui-palette-action-selected)',
    cellClassName: (params) =>
      Number(params.value) < 0
        ? 'font-bold text-(--mui-palette-error-main)'
        : 'font-bold text-(--mui-palette-success-main)',
  },
  { field: 'checkedBy', headerName: 'Checked by', flex: 1, minWidth: 140 },
];

export default function HeaderAndCellClasses() {
  return (
    <div className="h-[266px] w-full">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Reservoir levels' } }}
        rows={rows}
        columns={columns}
        getCellClassName={(params) =>
          params.value === null ? 'bg-(--mui-palette-action-focus)' : ''
        }
        hideFooter
      />
    </div>
  );
}
