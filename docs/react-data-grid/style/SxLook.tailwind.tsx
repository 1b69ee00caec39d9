import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gardenBeds } from './gardenBeds';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 120 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 140 },
  { field: 'planted', headerName: 'Planted', flex: 1, minWidth: 110 },
  { field: 'pounds', headerName: 'Harvest (lb)', type: 'number', width: 140 },
];

const lookClasses = [
  'border-2 border-(--mui-palette-primary-main)',
  '[&_.MuiDataGrid-row:not(.MuiDataGrid-row--firstVisible)_.MuiDataGrid-cell]:border-t-(--mui-palette-primary-main)',
  '[&_.MuiDataGrid-columnHeader]:bg-(--mui-palette-primary-main)',
  '[&_.MuiDataGrid-columnHeader]:text-(--mui-palette-background-paper)',
  '[&_.MuiDataGrid-columnHeaderTitle]:font-bold',
  '[&_.MuiDataGrid-columnHeader_.MuiIconButton-root]:text-inherit',
  '[&_.MuiDataGrid-cell:hover]:text-(--mui-palette-primary-main)',
].join(' ');

export default function SxLook() {
  return (
    <div className="h-92.5">
      <DataGrid
        label="Garden beds"
        rows={gardenBeds}
        columns={columns}
        hideFooter
        className={lookClasses}
      />
    </div>
  );
}
