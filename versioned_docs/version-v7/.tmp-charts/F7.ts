import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiBarChart: {
      defaultProps: { borderRadius: 4 },
    },
    MuiChartsAxis: {
      styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } },
    },
  },
});
