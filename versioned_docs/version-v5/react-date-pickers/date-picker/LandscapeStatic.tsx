import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

// Keeps the toolbar's date out of the page's heading outline.
const plainToolbarDate = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTypography: { defaultProps: { variantMapping: { h4: 'p' } } },
  },
});

export default function LandscapeStatic() {
  const wide = useMediaQuery('(min-width: 640px)');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-08-19'));

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box
          sx={{
            maxWidth: '100%',
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            // On narrow screens, let the calendar shrink, and scroll below 280 px.
            '& .MuiPickerStaticWrapper-content': { minWidth: 280 },
            '& .MuiCalendarOrClockPicker-root > :last-child': { maxWidth: '100%' },
            '& .MuiCalendarPicker-root': { maxWidth: '100%' },
          }}
        >
          <StaticDatePicker
            orientation={wide ? 'landscape' : 'portrait'}
            value={value}
            onChange={(next) => setValue(next)}
            renderInput={(params) => <TextField {...params} />}
          />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
