import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const colorSchemes = {
  light: { palette: { DataGrid: { bg: '#fbf8f1', headerBg: '#e9dfc8' } } },
  dark: { palette: { DataGrid: { bg: '#17150f', headerBg: '#38321f' } } },
};

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
  const { direction, shape, typography } = useTheme();
  const { fontFamily } = typography;

  // An app gives colorSchemes to its own theme. This grid lies inside another theme,
  // so it takes over a few values and names its CSS variables differently.
  const theme = React.useMemo(
    () =>
      createTheme({
        cssVariables: {
          cssVarPrefix: 'tea',
          colorSchemeSelector: 'data-mui-color-scheme',
        },
        colorSchemes,
        direction,
        shape,
        typography: { fontFamily },
      }),
    [direction, shape, fontFamily],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ height: 266, width: '100%' }}>
        <DataGrid label="Tea blends" rows={rows} columns={columns} hideFooter />
      </Box>
    </ThemeProvider>
  );
}
