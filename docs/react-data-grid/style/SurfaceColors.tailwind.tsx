import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { teas } from './teas';

const columns: GridColDef[] = [
  { field: 'blend', headerName: 'Blend', flex: 1, minWidth: 110 },
  { field: 'base', headerName: 'Base', flex: 1, minWidth: 110 },
  { field: 'notes', headerName: 'Tasting notes', flex: 1, minWidth: 170 },
  { field: 'ounces', headerName: 'In stock (oz)', type: 'number', width: 140 },
];

const surfaceClasses = [
  'bg-[#fbf8f1] dark:bg-[#17150f]',
  '[&_.MuiDataGrid-columnHeader]:bg-[#e9dfc8] dark:[&_.MuiDataGrid-columnHeader]:bg-[#38321f]',
  '[&_.MuiDataGrid-row:hover]:bg-(--mui-palette-action-hover)',
  '[&_.MuiDataGrid-row.Mui-selected]:bg-(--mui-palette-primary-main)/12',
].join(' ');

export default function SurfaceColors() {
  return (
    <div className="h-92.5">
      <DataGrid
        label="Tea blends"
        rows={teas}
        columns={columns}
        className={surfaceClasses}
        hideFooter
      />
    </div>
  );
}
