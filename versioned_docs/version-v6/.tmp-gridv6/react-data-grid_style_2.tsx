
import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiDataGrid: {
      styleOverrides: {
        root: { border: 0 },
        columnHeaderTitle: { fontWeight: 700 },
        cell: ({ theme: current }) => ({
          color: current.palette.text.secondary,
        }),
      },
    },
  },
});
