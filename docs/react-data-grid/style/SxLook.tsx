import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { gardenBeds } from './gardenBeds';

const columns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 120 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 140 },
  { field: 'planted', headerName: 'Planted', flex: 1, minWidth: 110 },
  { field: 'pounds', headerName: 'Harvest (lb)', type: 'number', width: 140 },
];

export default function SxLook() {
  return (
    <div style={{ height: 370 }}>
      <DataGrid
        label="Garden beds"
        rows={gardenBeds}
        columns={columns}
        hideFooter
        sx={{
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.row}:not(.${gridClasses['row--firstVisible']})`]: {
            [`& .${gridClasses.cell}`]: { borderTopColor: 'primary.main' },
          },
          [`& .${gridClasses.columnHeader}`]: {
            bgcolor: 'primary.main',
            color: 'background.paper',
          },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
          [`& .${gridClasses.columnHeader} .MuiIconButton-root`]: {
            color: 'inherit',
          },
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
        }}
      />
    </div>
  );
}
