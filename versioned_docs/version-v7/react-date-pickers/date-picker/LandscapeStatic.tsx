import { ThemeProvider, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

// Renders the toolbar's date as a paragraph, so that it isn't a heading.
const plainToolbarDate = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTypography: { defaultProps: { variantMapping: { h4: 'p' } } },
  },
});

export default function LandscapeStatic() {
  const wide = useMediaQuery('(min-width: 640px)');

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          orientation={wide ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2025-08-19')}
          sx={{
            // Narrow screens: let the calendar shrink, and scroll below 280 px.
            gridTemplateColumns: wide ? 'none' : '0 minmax(0, 1fr) 0',
            minWidth: 0,
            maxWidth: '100%',
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '& .MuiDateCalendar-root': { minWidth: 280, maxWidth: '100%' },
            // On right-to-left pages, 7.29.4 puts the toolbar over the calendar.
            '& .MuiPickersLayout-toolbar': { gridColumn: wide ? 1 : '2 / 4' },
          }}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
