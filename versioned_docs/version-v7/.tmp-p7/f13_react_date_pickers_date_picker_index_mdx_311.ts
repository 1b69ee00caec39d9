import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiPickersDay: { styleOverrides: { root: { borderRadius: 12 } } },
    MuiPickersPopper: { styleOverrides: { paper: { borderRadius: 24 } } },
  },
});
