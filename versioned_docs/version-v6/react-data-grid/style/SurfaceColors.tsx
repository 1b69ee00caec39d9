import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

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

const surfaces = {
  light: { grid: '#fbf8f1', headers: '#e9dfc8' },
  dark: { grid: '#17150f', headers: '#38321f' },
};

const TeaGrid = styled(DataGrid)(({ theme }) => {
  const { grid, headers } = surfaces[theme.palette.mode];
  return {
    backgroundColor: grid,
    [`& .${gridClasses.columnHeaders}`]: { backgroundColor: headers },
  };
});

export default function SurfaceColors() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <TeaGrid aria-label="Tea blends" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
