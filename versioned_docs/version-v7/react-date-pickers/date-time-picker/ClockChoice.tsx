import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const clocks = {
  Columns: {},
  'Round clock': {
    hours: renderTimeViewClock,
    minutes: renderTimeViewClock,
    seconds: renderTimeViewClock,
  },
  'No clock': { hours: null, minutes: null, seconds: null },
};
type Clock = keyof typeof clocks;

export default function ClockChoice() {
  const [clock, setClock] = React.useState<Clock>('Round clock');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="Time is chosen in"
          value={clock}
          onChange={(event) => setClock(event.target.value as Clock)}
        >
          {Object.keys(clocks).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          key={clock}
          label="Dentist"
          defaultValue={dayjs('2026-08-24T11:30')}
          viewRenderers={clocks[clock]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
