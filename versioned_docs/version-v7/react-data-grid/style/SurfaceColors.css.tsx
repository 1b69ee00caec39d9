import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import './SurfaceColors.css';

const rows: GridRowsProp = [
  { id: 1, blend: 'Harvest', base: 'Assam', notes: 'Malt, fig, toast', grams: 2400 },
  { id: 2, blend: 'Meadow', base: 'Sencha', notes: 'Clover, citrus', grams: 1150 },
  { id: 3, blend: 'Ember', base: 'Lapsang', notes: 'Smoke, resin', grams: 640 },
  { id: 4, blend: 'Dew', base: 'Silver tip', notes: 'Melon, hay', grams: 320 },
];

const columns: GridColDef[] = [
  { field: 'blend', headerName: 'Blend', flex: 1, minWidth: 110 },
  { field: 'base', headerName: 'Base', flex: 1, minWidth: 110 },
  { field: 'notes', headerName: 'Tasting notes', flex: 1, minWidth: 170 },
  { field: 'grams', headerName: 'In stock, g', type: 'number', width: 140 },
];

export default function SurfaceColors() {
  return (
    <div className="surface-colors-frame">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tea blends' } }}
        rows={rows}
        columns={columns}
        className="surface-colors"
        hideFooter
      />
    </div>
  );
}
