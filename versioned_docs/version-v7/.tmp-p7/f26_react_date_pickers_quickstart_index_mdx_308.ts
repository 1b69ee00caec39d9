import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiDatePicker: {
      defaultProps: { displayWeekNumber: true },
    },
    MuiPickersDay: {
      styleOverrides: { root: { borderRadius: 8 } },
    },
  },
});
