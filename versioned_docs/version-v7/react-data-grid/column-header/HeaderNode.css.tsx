import ScaleOutlined from '@mui/icons-material/ScaleOutlined';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives } from './hives';
import './HeaderNode.css';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Hive', width: 120 },
  { field: 'queen', headerName: 'Queen from', width: 140 },
  {
    field: 'weight',
    headerName: 'Weight (lb)',
    type: 'number',
    width: 170,
    renderHeader: ({ colDef }) => (
      <span className="header-node-weight">
        <ScaleOutlined fontSize="small" aria-hidden />
        {colDef.headerName}
      </span>
    ),
  },
  { field: 'inspected', headerName: 'Inspected', width: 130 },
];

export default function HeaderNode() {
  return (
    <div className="header-node">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Beehives' } }}
        rows={hives}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
