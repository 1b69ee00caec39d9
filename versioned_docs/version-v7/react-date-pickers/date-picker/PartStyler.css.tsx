import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
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
import './PartStyler.css';

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

  const outlined = `part-styler-${part.label.toLowerCase()}`;

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div className="part-styler">
          <div className="part-styler-column">
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
                <ToggleButton key={name} value={name} className="part-styler-toggle">
                  {name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <pre dir="ltr" className="part-styler-code">
              {getCode(part, route)}
            </pre>
          </div>
          <div className={`part-styler-column ${outlined}`}>
            <DesktopDatePicker
              label="Harvest"
              defaultValue={dayjs('2025-09-18')}
              slotProps={{
                popper: { className: outlined },
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
              className="part-styler-static"
            />
          </div>
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
