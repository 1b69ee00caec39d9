import { createTheme } from '@mui/material/styles';
import { DEFAULT_DESKTOP_MODE_MEDIA_QUERY } from '@mui/x-date-pickers';
import type {} from '@mui/x-date-pickers/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiPickersYear: {
      styleOverrides: {
        root: {
          [DEFAULT_DESKTOP_MODE_MEDIA_QUERY]: { flexBasis: '20%' },
        },
      },
    },
  },
});
