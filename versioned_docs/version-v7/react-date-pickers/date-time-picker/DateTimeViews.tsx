import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateOrTimeView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices = [
  'year, day, hours, minutes',
  'year, month, day, hours, minutes, seconds',
  'year, month, day, hours',
  'month, day, hours, minutes',
  'day, hours',
];

export default function DateTimeViews() {
  const [choice, setChoice] = React.useState(choices[0]);
  const [openTo, setOpenTo] = React.useState<DateOrTimeView>('day');
  const views = choice.split(', ') as DateOrTimeView[];
  const firstView = views.includes(openTo) ? openTo : views[0];

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
          value={firstView}
          onChange={(event) => setOpenTo(event.target.value as DateOrTimeView)}
        >
          {views.map((view) => (
            <MenuItem key={view} value={view}>
              {view}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Maintenance begins"
          views={views}
          openTo={firstView}
          defaultValue={dayjs('2026-10-13T02:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
