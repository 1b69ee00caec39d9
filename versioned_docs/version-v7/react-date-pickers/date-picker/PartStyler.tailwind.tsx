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

interface Part {
  label: string;
  /** The component's name in the theme. Its class names start with it. */
  name: string;
  slot: string;
  view: DateView;
  outlined: string;
}

const parts: Part[] = [
  {
    label: 'Day',
    name: 'MuiPickersDay',
    slot: 'root',
    view: 'day',
    outlined:
      '[&_.MuiPickersDay-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickersDay-root]:-outline-offset-2',
  },
  {
    label: 'Weekdays',
    name: 'MuiDayCalendar',
    slot: 'header',
    view: 'day',
    outlined:
      '[&_.MuiDayCalendar-header]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiDayCalendar-header]:-outline-offset-2',
  },
  {
    label: 'Months',
    name: 'MuiMonthCalendar',
    slot: 'root',
    view: 'month',
    outlined:
      '[&_.MuiMonthCalendar-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiMonthCalendar-root]:-outline-offset-2',
  },
  {
    label: 'Calendar',
    name: 'MuiDateCalendar',
    slot: 'root',
    view: 'day',
    outlined:
      '[&_.MuiDateCalendar-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiDateCalendar-root]:-outline-offset-2',
  },
  {
    label: 'Header',
    name: 'MuiPickersCalendarHeader',
    slot: 'root',
    view: 'day',
    outlined:
      '[&_.MuiPickersCalendarHeader-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickersCalendarHeader-root]:-outline-offset-2',
  },
  {
    label: 'Toolbar',
    name: 'MuiPickersToolbar',
    slot: 'root',
    view: 'day',
    outlined:
      '[&_.MuiPickersToolbar-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickersToolbar-root]:-outline-offset-2',
  },
  {
    label: 'Popup',
    name: 'MuiPickersPopper',
    slot: 'paper',
    view: 'day',
    outlined:
      '[&_.MuiPickersPopper-paper]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickersPopper-paper]:-outline-offset-2',
  },
  {
    label: 'Field',
    name: 'MuiTextField',
    slot: 'root',
    view: 'day',
    outlined:
      '[&_.MuiTextField-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiTextField-root]:-outline-offset-2',
  },
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

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-8 min-[900px]:grid-cols-[minmax(0,1fr)_322px]">
          <div className="flex flex-col gap-4">
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
                <ToggleButton key={name} value={name} className="normal-case">
                  {name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <pre
              dir="ltr"
              className="rounded-(--mui-shape-borderRadius) bg-(--mui-palette-action-hover) p-4 text-start font-[monospace] text-[0.8125rem] leading-[1.6] wrap-anywhere whitespace-pre-wrap"
            >
              {getCode(part, route)}
            </pre>
          </div>
          <div className={`flex flex-col gap-4 ${part.outlined}`}>
            <DesktopDatePicker
              label="Harvest"
              defaultValue={dayjs('2025-09-18')}
              slotProps={{
                popper: { className: part.outlined },
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
              className="max-w-full min-w-0 grid-cols-[0_minmax(0,1fr)_0] overflow-auto rounded-(--mui-shape-borderRadius) border border-(--mui-palette-divider) [&_.MuiDateCalendar-root]:max-w-full [&_.MuiDateCalendar-root]:min-w-70"
            />
          </div>
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
