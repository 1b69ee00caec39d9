import * as React from 'react';
import Box from '@mui/material/Box';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type Components,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

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

const components: Components<Theme> = {
  MuiDataGrid: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.mode === 'dark' ? '#17150f' : '#fbf8f1',
      }),
      columnHeaders: ({ theme }) => ({
        backgroundColor: theme.palette.mode === 'dark' ? '#38321f' : '#e9dfc8',
      }),
    },
  },
};

export default function SurfaceColors() {
  // Extends the surrounding theme. An app passes `components` to its own createTheme.
  const outerTheme = useTheme<ThemeOptions>();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { components }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ height: 266, width: '100%' }}>
        <DataGrid aria-label="Tea blends" rows={rows} columns={columns} hideFooter />
      </Box>
    </ThemeProvider>
  );
}
