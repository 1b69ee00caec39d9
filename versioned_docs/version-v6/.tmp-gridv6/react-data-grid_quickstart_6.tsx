
import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact' },
      styleOverrides: {
        root: { borderRadius: 12 },
      },
    },
  },
});
