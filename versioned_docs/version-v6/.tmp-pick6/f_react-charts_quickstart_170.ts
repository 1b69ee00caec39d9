import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiChartsTooltip: {
      defaultProps: { trigger: 'axis' },
    },
    MuiBarElement: {
      styleOverrides: { root: { shapeRendering: 'auto' } },
    },
  },
});
