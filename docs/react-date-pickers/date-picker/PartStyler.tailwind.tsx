import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { getCode, parts, ways, type Way } from './parts';

// Tailwind only finds classes that are written out in full.
const outlines: Record<string, string> = {
  Day: '[&_.MuiPickersDay-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickersDay-root]:-outline-offset-2',
  Weekdays:
    '[&_.MuiDayCalendar-header]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiDayCalendar-header]:-outline-offset-2',
  Months:
    '[&_.MuiMonthCalendar-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiMonthCalendar-root]:-outline-offset-2',
  Calendar:
    '[&_.MuiDateCalendar-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiDateCalendar-root]:-outline-offset-2',
  Header:
    '[&_.MuiPickersCalendarHeader-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickersCalendarHeader-root]:-outline-offset-2',
  Toolbar:
    '[&_.MuiPickersToolbar-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickersToolbar-root]:-outline-offset-2',
  Popup:
    '[&_.MuiPickerPopper-paper]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickerPopper-paper]:-outline-offset-2',
  Field:
    '[&_.MuiPickersTextField-root]:[outline:2px_solid_var(--mui-palette-secondary-main)] [&_.MuiPickersTextField-root]:-outline-offset-2',
};

export default function PartStyler() {
  const [part, setPart] = React.useState(parts[0]);
  const [way, setWay] = React.useState<Way>('theme');
  const outlined = outlines[part.label];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div
        className={`flex flex-col justify-center gap-8 min-[900px]:flex-row ${outlined}`}
      >
        <div className="flex flex-1 flex-col gap-4">
          <TextField
            select
            label="Part"
            value={part.label}
            onChange={(event) =>
              setPart(parts.find(({ label }) => label === event.target.value)!)
            }
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
            value={way}
            onChange={(_event, next: Way | null) => next && setWay(next)}
          >
            {ways.map((name) => (
              <ToggleButton key={name} value={name}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <pre className="text-[0.8125rem] whitespace-pre-wrap">
            {getCode(part, way)}
          </pre>
        </div>
        <div className="flex flex-col gap-4">
          <DesktopDatePicker
            label="Harvest"
            defaultValue={dayjs('2025-09-18')}
            slotProps={{ popper: { className: outlined } }}
          />
          <StaticDatePicker
            key={part.view}
            views={['year', 'month', 'day']}
            openTo={part.view}
            defaultValue={dayjs('2025-09-18')}
            slotProps={{ actionBar: { actions: [] } }}
          />
        </div>
      </div>
    </LocalizationProvider>
  );
}
