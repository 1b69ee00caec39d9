import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

const pickers = {
  date: StaticDatePicker,
  time: StaticTimePicker,
  'date and time': StaticDateTimePicker,
};
const orientations = ['portrait', 'landscape'] as const;

const shortcuts = [
  { label: 'Doors', getValue: () => dayjs('2025-11-07T18:30') },
  { label: 'Encore', getValue: () => dayjs('2025-11-08T22:00') },
];

const outlines = [
  "[&_.MuiPickersLayout-toolbar]:relative [&_.MuiPickersLayout-toolbar]:[outline:2px_dashed_var(--mui-palette-primary-main)] [&_.MuiPickersLayout-toolbar]:-outline-offset-2 [&_.MuiPickersLayout-toolbar]:after:content-['toolbar'] [&_.MuiPickersLayout-toolbar]:after:absolute [&_.MuiPickersLayout-toolbar]:after:end-0 [&_.MuiPickersLayout-toolbar]:after:top-0 [&_.MuiPickersLayout-toolbar]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-toolbar]:after:text-[11px]",
  "[&_.MuiPickersLayout-shortcuts]:relative [&_.MuiPickersLayout-shortcuts]:[outline:2px_dashed_var(--mui-palette-secondary-main)] [&_.MuiPickersLayout-shortcuts]:-outline-offset-2 [&_.MuiPickersLayout-shortcuts]:after:content-['shortcuts'] [&_.MuiPickersLayout-shortcuts]:after:absolute [&_.MuiPickersLayout-shortcuts]:after:end-0 [&_.MuiPickersLayout-shortcuts]:after:top-0 [&_.MuiPickersLayout-shortcuts]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-shortcuts]:after:text-[11px]",
  "[&_.MuiPickersLayout-contentWrapper]:relative [&_.MuiPickersLayout-contentWrapper]:[outline:2px_dashed_var(--mui-palette-success-main)] [&_.MuiPickersLayout-contentWrapper]:-outline-offset-2 [&_.MuiPickersLayout-contentWrapper]:after:content-['contentWrapper'] [&_.MuiPickersLayout-contentWrapper]:after:absolute [&_.MuiPickersLayout-contentWrapper]:after:end-0 [&_.MuiPickersLayout-contentWrapper]:after:top-0 [&_.MuiPickersLayout-contentWrapper]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-contentWrapper]:after:text-[11px]",
  "[&_.MuiPickersLayout-tabs]:relative [&_.MuiPickersLayout-tabs]:[outline:2px_dashed_var(--mui-palette-warning-main)] [&_.MuiPickersLayout-tabs]:-outline-offset-2 [&_.MuiPickersLayout-tabs]:after:content-['tabs'] [&_.MuiPickersLayout-tabs]:after:absolute [&_.MuiPickersLayout-tabs]:after:end-0 [&_.MuiPickersLayout-tabs]:after:top-0 [&_.MuiPickersLayout-tabs]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-tabs]:after:text-[11px]",
  "[&_.MuiPickersLayout-actionBar]:relative [&_.MuiPickersLayout-actionBar]:[outline:2px_dashed_var(--mui-palette-error-main)] [&_.MuiPickersLayout-actionBar]:-outline-offset-2 [&_.MuiPickersLayout-actionBar]:after:content-['actionBar'] [&_.MuiPickersLayout-actionBar]:after:absolute [&_.MuiPickersLayout-actionBar]:after:end-0 [&_.MuiPickersLayout-actionBar]:after:top-0 [&_.MuiPickersLayout-actionBar]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-actionBar]:after:text-[11px]",
].join(' ');

export default function LayoutMap() {
  const [name, setName] = React.useState<keyof typeof pickers>('date');
  const [orientation, setOrientation] =
    React.useState<(typeof orientations)[number]>('portrait');
  const Picker = pickers[name];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="flex flex-col items-center gap-4">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Picker"
          value={name}
          onChange={(_event, next) => next && setName(next)}
        >
          {Object.keys(pickers).map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, next) => next && setOrientation(next)}
        >
          {orientations.map((value) => (
            <ToggleButton key={value} value={value}>
              {value}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <div className={outlines}>
          <Picker
            orientation={orientation}
            defaultValue={dayjs('2025-11-07T18:30')}
            slotProps={{ shortcuts: { items: shortcuts } }}
          />
        </div>
      </div>
    </LocalizationProvider>
  );
}
