import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import dayjs from 'dayjs';

const clocks = {
  'Columns of quarter hours': { timeSteps: { minutes: 15 } },
  'List of whole hours': { timeSteps: { minutes: 60 } },
  'Round clock': {
    ampm: false,
    viewRenderers: { hours: renderTimeViewClock, minutes: renderTimeViewClock },
  },
};
type Clock = keyof typeof clocks;

export default function RentalClocks() {
  const [clock, setClock] = React.useState<Clock>('List of whole hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="Choose times from"
          value={clock}
          onChange={(event) => setClock(event.target.value as Clock)}
        >
          {Object.keys(clocks).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimeRangePicker
          key={clock}
          label="Moving van"
          defaultValue={[dayjs('2026-08-29T08:00'), dayjs('2026-08-30T18:00')]}
          {...clocks[clock]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
