import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gardenBeds } from './gardenBeds';
import './SxLook.css';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 120 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 140 },
  { field: 'planted', headerName: 'Planted', flex: 1, minWidth: 110 },
  { field: 'pounds', headerName: 'Harvest (lb)', type: 'number', width: 140 },
];

export default function SxLook() {
  return (
    <div className="sx-look-frame">
      <DataGrid
        label="Garden beds"
        rows={gardenBeds}
        columns={columns}
        hideFooter
        className="sx-look"
      />
    </div>
  );
}
