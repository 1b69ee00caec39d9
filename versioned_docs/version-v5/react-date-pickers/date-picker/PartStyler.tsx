import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { CalendarPickerView } from '@mui/x-date-pickers/CalendarPicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

interface Part {
  label: string;
  /** The component's name in the theme. Its class names start with it. */
  name: string;
  slot: string;
  view: CalendarPickerView;
}

const parts: Part[] = [
  { label: 'Day', name: 'MuiPickersDay', slot: 'root', view: 'day' },
  { label: 'Weekdays', name: 'MuiDayPicker', slot: 'header', view: 'day' },
  { label: 'Months', name: 'MuiMonthPicker', slot: 'root', view: 'month' },
  { label: 'Years', name: 'MuiYearPicker', slot: 'root', view: 'year' },
  { label: 'Calendar', name: 'MuiCalendarPicker', slot: 'root', view: 'day' },
  { label: 'Header', name: 'MuiPickersCalendarHeader', slot: 'root', view: 'day' },
  { label: 'Toolbar', name: 'MuiPickersToolbar', slot: 'root', view: 'day' },
  { label: 'Popup', name: 'MuiPickersPopper', slot: 'paper', view: 'day' },
  { label: 'Field', name: 'MuiTextField', slot: 'root', view: 'day' },
];

const routes = ['theme', 'sx'] as const;
type Route = (typeof routes)[number];

const css = "{ outline: '2px solid' }";

function getCode({ label, name, slot }: Part, route: Route) {
  const className = `.${name}-${slot}`;
  if (route === 'theme') {
    return `createTheme({
  components: {
    ${name}: {
      styleOverrides: {
        ${slot}: ${css},
      },
    },
  },
});`;
  }
  if (label === 'Field') {
    return `<DatePicker
  renderInput={(params) => (
    <TextField
      {...params}
      sx=${`{${css}}`}
    />
  )}
/>`;
  }
  if (label === 'Popup') {
    return `<DesktopDatePicker
  PopperProps={{
    sx: {
      '& ${className}': ${css},
    },
  }}
/>`;
  }
  return `const sx = {
  '& ${className}': ${css},
};

<Box sx={sx}>
  <StaticDatePicker />
</Box>

<DatePicker
  PopperProps={{ sx }}
  DialogProps={{ sx }}
/>`;
}

// Keeps the toolbar's date out of the page's heading outline.
const plainToolbarDate = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTypography: { defaultProps: { variantMapping: { h4: 'p' } } },
  },
});

const views: CalendarPickerView[] = ['year', 'month', 'day'];

export default function PartStyler() {
  const [part, setPart] = React.useState(parts[0]);
  const [route, setRoute] = React.useState<Route>('theme');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-09-18'));

  const outlined = {
    [`& .${part.name}-${part.slot}`]: {
      outline: '2px solid',
      outlineColor: 'secondary.main',
      outlineOffset: '-2px',
    },
  };

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) 322px',
            },
            width: '100%',
            ...(part.label === 'Field' ? {} : outlined),
          }}
        >
          <Stack spacing={2}>
            <TextField
              select
              label="Part"
              value={part.label}
              onChange={(event) => {
                const next =
                  parts.find(({ label }) => label === event.target.value) ??
                  parts[0];
                setPart(next);
              }}
            >
              {parts.map(({ label }) => (
                <MenuItem key={label} value={label}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Way of styling"
              value={route}
              onChange={(_event, next: Route | null) => next && setRoute(next)}
            >
              {routes.map((name) => (
                <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
                  {name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <Box
              component="pre"
              sx={{
                bgcolor: 'action.hover',
                borderRadius: 1,
                fontFamily: 'monospace',
                fontSize: '0.8125rem',
                lineHeight: 1.6,
                m: 0,
                overflowWrap: 'anywhere',
                p: 2,
                textAlign: 'start',
                whiteSpace: 'pre-wrap',
              }}
              dir="ltr"
            >
              {getCode(part, route)}
            </Box>
          </Stack>
          <Stack spacing={2}>
            <Box sx={part.label === 'Field' ? outlined : {}}>
              <DesktopDatePicker
                label="Harvest"
                value={value}
                onChange={(next) => setValue(next)}
                PopperProps={{ sx: outlined }}
                renderInput={(params) => (
                  <TextField
                    {...params}
                    fullWidth
                    helperText={
                      part.label === 'Popup' &&
                      'Open the calendar to see its outline'
                    }
                  />
                )}
              />
            </Box>
            <Box
              sx={{
                // On narrow screens, let the calendar shrink, and scroll below 280 px.
                overflow: 'auto',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                '& .MuiPickerStaticWrapper-content': { minWidth: 280 },
                '& .MuiCalendarOrClockPicker-root > :last-child': {
                  maxWidth: '100%',
                },
                '& .MuiCalendarPicker-root': { maxWidth: '100%' },
              }}
            >
              <StaticDatePicker
                // Opens the view that contains the part.
                key={part.view}
                orientation="portrait"
                views={views}
                openTo={part.view}
                value={value}
                onChange={(next) => setValue(next)}
                componentsProps={{ actionBar: { actions: [] } }}
                renderInput={(params) => <TextField {...params} />}
              />
            </Box>
          </Stack>
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
