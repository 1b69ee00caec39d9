import * as React from 'react';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {} from '@mui/x-date-pickers-pro/themeAugmentation';
import dayjs from 'dayjs';

const components: ThemeOptions['components'] = {
  MuiDateRangePickerDay2: {
    styleOverrides: {
      root: { borderRadius: 6 },
      insideSelection: ({ theme }) => ({
        '&::before': {
          background: 'none',
          borderBlock: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
        },
      }),
      insidePreviewing: ({ theme }) => ({
        '&::after': {
          borderBlock: `2px dotted ${(theme.vars ?? theme).palette.secondary.main}`,
        },
      }),
    },
  },
};

export default function BandedRangeDays() {
  // Extends the surrounding theme. In an app, pass the components to your own createTheme.
  const outer = useTheme<ThemeOptions>();
  const theme = React.useMemo(() => createTheme(outer, { components }), [outer]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ThemeProvider theme={theme}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-06-10'), dayjs('2025-06-20')]}
          slots={{ day: DateRangePickerDay2 }}
        />
      </ThemeProvider>
    </LocalizationProvider>
  );
}
