import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

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

const surfaces = (theme: Theme) => ({
  backgroundColor: '#fbf8f1',
  '--DataGrid-containerBackground': '#e9dfc8',
  ...theme.applyStyles('dark', {
    backgroundColor: '#17150f',
    '--DataGrid-containerBackground': '#38321f',
  }),
});

export default function SurfaceColors() {
  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tea blends' } }}
        rows={rows}
        columns={columns}
        sx={surfaces}
        hideFooter
      />
    </Box>
  );
}
