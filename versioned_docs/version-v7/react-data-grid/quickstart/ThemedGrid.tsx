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
import type {} from '@mui/material/themeCssVarsAugmentation';

const rows: GridRowsProp = [
  { id: 1, route: 'Night ferry', departs: '22:40', seats: 64 },
  { id: 2, route: 'Island loop', departs: '09:15', seats: 12 },
  { id: 3, route: 'Harbor shuttle', departs: '09:30', seats: 0 },
  { id: 4, route: 'Lighthouse tour', departs: '14:00', seats: 27 },
];

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 150 },
  { field: 'departs', headerName: 'Departs', width: 110 },
  { field: 'seats', headerName: 'Free seats', type: 'number', width: 120 },
];

const components: Components<Theme> = {
  MuiDataGrid: {
    defaultProps: { density: 'compact' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: (theme.vars ?? theme).palette.primary.main,
        borderWidth: 2,
        borderRadius: 12,
      }),
    },
  },
};

export default function ThemedGrid() {
  // Extends the surrounding theme. An app passes `components` to its own createTheme.
  const outerTheme = useTheme<ThemeOptions>();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { components }),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ height: 246, width: '100%' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Ferry departures' } }}
          rows={rows}
          columns={columns}
        />
      </Box>
    </ThemeProvider>
  );
}
