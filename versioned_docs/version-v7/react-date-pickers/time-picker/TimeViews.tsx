import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices = [
  'hours, minutes',
  'hours, minutes, seconds',
  'hours',
  'minutes, seconds',
];

export default function TimeViews() {
  const [choice, setChoice] = React.useState(choices[0]);
  const [openTo, setOpenTo] = React.useState<TimeView>('minutes');
  const views = choice.split(', ') as TimeView[];
  const shared = {
    views,
    openTo: views.includes(openTo) ? openTo : views[0],
    ampm: false,
    defaultValue: dayjs('2026-04-15T01:52:30'),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="views"
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        >
          {choices.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="openTo"
          value={shared.openTo}
          onChange={(event) => setOpenTo(event.target.value as TimeView)}
        >
          {views.map((view) => (
            <MenuItem key={view} value={view}>
              {view}
            </MenuItem>
          ))}
        </TextField>
        <DesktopTimePicker label="Lap record (desktop)" {...shared} />
        <MobileTimePicker label="Lap record (mobile)" {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}
