import { ThemeProvider, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

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

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          orientation={wide ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2025-08-19')}
          sx={{
            // On narrow screens, the calendar shrinks, and below 280 px, it scrolls.
            gridTemplateColumns: wide ? 'none' : '0 minmax(0, 1fr) 0',
            minWidth: 0,
            maxWidth: '100%',
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '& .MuiDateCalendar-root': { minWidth: 280, maxWidth: '100%' },
          }}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
