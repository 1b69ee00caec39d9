
import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';

const surfaces = {
  light: { grid: '#fbf8f1', headers: '#e9dfc8', pinned: '#f3ecdc' },
  dark: { grid: '#17150f', headers: '#38321f', pinned: '#242014' },
};

export const theme = createTheme({
  components: {
    MuiDataGrid: {
      styleOverrides: {
        root: ({ theme: { palette } }) => ({
          backgroundColor: surfaces[palette.mode].grid,
        }),
        columnHeaders: ({ theme: { palette } }) => ({
          backgroundColor: surfaces[palette.mode].headers,
        }),
        pinnedColumns: ({ theme: { palette } }) => ({
          backgroundColor: surfaces[palette.mode].pinned,
          backgroundImage: 'none',
        }),
      },
    },
  },
});
