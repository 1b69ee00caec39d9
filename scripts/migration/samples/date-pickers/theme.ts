import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },
    MuiPickersPopper: { styleOverrides: { paper: { borderRadius: 16 } } },
    MuiPickersMonth: { styleOverrides: { monthButton: { borderRadius: 8 } } },
    MuiPickersDay: {
      styleOverrides: {
        root: ({ ownerState }) => ({ fontWeight: ownerState.selected ? 700 : 400 }),
      },
    },
    MuiPickersToolbarText: {
      styleOverrides: { root: { '&.Mui-selected': { textDecoration: 'underline' } } },
    },
  },
});
