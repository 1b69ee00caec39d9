import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives } from './hives';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Hive', width: 120 },
  { field: 'queen', headerName: 'Queen from', width: 140 },
  {
    field: 'weight',
    headerName: 'Weight (lb)',
    type: 'number',
    width: 170,
    renderHeader: ({ colDef }) => (
      <span className="inline-flex items-center gap-2 font-bold text-(--mui-palette-primary-main)">
        <ScaleOutlined fontSize="small" aria-hidden />
        {colDef.headerName}
      </span>
    ),
  },
  { field: 'inspected', headerName: 'Inspected', width: 130 },
];

export default function HeaderNode() {
  return (
    <div className="flex flex-col">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Beehives' } }}
        rows={hives}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
