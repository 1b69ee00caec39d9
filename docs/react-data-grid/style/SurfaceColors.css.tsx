import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { teas } from './teas';
import './SurfaceColors.css';

const columns: GridColDef[] = [
  { field: 'blend', headerName: 'Blend', flex: 1, minWidth: 110 },
  { field: 'base', headerName: 'Base', flex: 1, minWidth: 110 },
  { field: 'notes', headerName: 'Tasting notes', flex: 1, minWidth: 170 },
  { field: 'ounces', headerName: 'In stock (oz)', type: 'number', width: 140 },
];

export default function SurfaceColors() {
  return (
    <div className="surface-colors-frame">
      <DataGrid
        label="Tea blends"
        rows={teas}
        columns={columns}
        className="surface-colors"
        hideFooter
      />
    </div>
  );
}
