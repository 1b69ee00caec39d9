import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

interface Part {
  label: string;
  /** The component's name in the theme. Its class names start with it. */
  name: string;
  slot: string;
  view: DateView;
}

const parts: Part[] = [
  { label: 'Day', name: 'MuiPickersDay', slot: 'root', view: 'day' },
  { label: 'Weekdays', name: 'MuiDayCalendar', slot: 'header', view: 'day' },
  { label: 'Months', name: 'MuiMonthCalendar', slot: 'root', view: 'month' },
  { label: 'Calendar', name: 'MuiDateCalendar', slot: 'root', view: 'day' },
  { label: 'Header', name: 'MuiPickersCalendarHeader', slot: 'root', view: 'day' },
  { label: 'Toolbar', name: 'MuiPickersToolbar', slot: 'root', view: 'day' },
  { label: 'Popup', name: 'MuiPickersPopper', slot: 'paper', view: 'day' },
  { label: 'Field', name: 'MuiTextField', slot: 'root', view: 'day' },
];

const routes = ['theme', 'sx', 'styled'] as const;
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
    return route === 'sx'
      ? `<DatePicker
  slotProps={{
    textField: { sx: ${css} },
  }}
/>`
      : `const Field = styled(TextField)(
  ${css},
);

<DatePicker slots={{ textField: Field }} />`;
  }
  if (label === 'Popup') {
    return route === 'sx'
      ? `<DesktopDatePicker
  slotProps={{
    popper: {
      sx: {
        '& ${className}': ${css},
      },
    },
  }}
/>`
      : `const Popup = styled(Paper)(
  ${css},
);

<DesktopDatePicker
  slots={{ desktopPaper: Popup }}
/>`;
  }
  return route === 'sx'
    ? `const sx = {
  '& ${className}': ${css},
};

<StaticDatePicker sx={sx} />
<DatePicker slotProps={{ layout: { sx } }} />`
    : `const Layout = styled(PickersLayout)({
  '& ${className}': ${css},
}) as typeof PickersLayout;

<DatePicker slots={{ layout: Layout }} />`;
}

// Renders the toolbar's date as a paragraph, so that it isn't a heading.
const plainToolbarDate = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTypography: { defaultProps: { variantMapping: { h4: 'p' } } },
  },
});

const views: DateView[] = ['year', 'month', 'day'];

export default function PartStyler() {
  const [part, setPart] = React.useState(parts[0]);
  const [route, setRoute] = React.useState<Route>('theme');
  const [view, setView] = React.useState<DateView>('day');

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
                setView(next.view);
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
          <Stack spacing={2} sx={outlined}>
            <DesktopDatePicker
              label="Harvest"
              defaultValue={dayjs('2025-09-18')}
              slotProps={{
                popper: { sx: outlined },
                textField:
                  part.label === 'Popup'
                    ? { helperText: 'Open the calendar to see its outline' }
                    : {},
              }}
            />
            <StaticDatePicker
              orientation="portrait"
              views={views}
              view={view}
              onViewChange={setView}
              defaultValue={dayjs('2025-09-18')}
              slotProps={{ actionBar: { actions: [] } }}
              sx={{
                // Narrow screens: let the calendar shrink, and scroll below 280 px.
                gridTemplateColumns: '0 minmax(0, 1fr) 0',
                minWidth: 0,
                maxWidth: '100%',
                overflow: 'auto',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                '& .MuiDateCalendar-root': { minWidth: 280, maxWidth: '100%' },
              }}
            />
          </Stack>
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
