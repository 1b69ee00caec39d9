import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const viewRenderers = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};

export const theme = createTheme({
  components: {
    MuiDesktopTimePicker: { defaultProps: { viewRenderers } },
    MuiDesktopDateTimePicker: { defaultProps: { viewRenderers } },
  },
});
