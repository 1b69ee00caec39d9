import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import './SxLook.css';

const rows: GridRowsProp = [
  {
    id: 1,
    bed: 'Tomatoes',
    variety: 'Black Cherry',
    planted: '12 May',
    kilos: 18.4,
  },
  { id: 2, bed: 'Beans', variety: 'Blue Lake', planted: '20 May', kilos: 9.1 },
  { id: 3, bed: 'Chard', variety: 'Lucullus', planted: '3 April', kilos: 22.7 },
  { id: 4, bed: 'Squash', variety: 'Red Kuri', planted: '28 May', kilos: 31.2 },
];

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 120 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 140 },
  { field: 'planted', headerName: 'Planted', flex: 1, minWidth: 110 },
  { field: 'kilos', headerName: 'Harvest, kg', type: 'number', width: 140 },
];

export default function SxLook() {
  return (
    <div className="sx-look-frame">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Garden beds' } }}
        rows={rows}
        columns={columns}
        hideFooter
        className="sx-look"
      />
    </div>
  );
}
