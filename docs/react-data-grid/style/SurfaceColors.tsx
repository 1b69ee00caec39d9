import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { teas } from './teas';

const colorSchemes = {
  light: { palette: { DataGrid: { bg: '#fbf8f1', headerBg: '#e9dfc8' } } },
  dark: { palette: { DataGrid: { bg: '#17150f', headerBg: '#38321f' } } },
};

const columns: GridColDef[] = [
  { field: 'blend', headerName: 'Blend', flex: 1, minWidth: 110 },
  { field: 'base', headerName: 'Base', flex: 1, minWidth: 110 },
  { field: 'notes', headerName: 'Tasting notes', flex: 1, minWidth: 170 },
  { field: 'ounces', headerName: 'In stock (oz)', type: 'number', width: 140 },
];

export default function SurfaceColors() {
  const { direction, shape, typography } = useTheme();
  const { fontFamily } = typography;

  // In an app, pass colorSchemes to your own theme. This grid is inside another
  // theme, so it copies a few values from it and renames its CSS variables.
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
      <div style={{ height: 370 }}>
        <DataGrid label="Tea blends" rows={teas} columns={columns} hideFooter />
      </div>
    </ThemeProvider>
  );
}
