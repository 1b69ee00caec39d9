import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

export default function MeridiemPlacement() {
  const [ampm, setAmpm] = React.useState(true);
  const [ampmInClock, setAmpmInClock] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <FormControlLabel
          label="ampm"
          control={<Switch checked={ampm} />}
          onChange={(_event, checked) => setAmpm(checked)}
        />
        <FormControlLabel
          label="ampmInClock"
          control={<Switch checked={ampmInClock} />}
          onChange={(_event, checked) => setAmpmInClock(checked)}
        />
        <StaticTimePicker
          ampm={ampm}
          ampmInClock={ampmInClock}
          defaultValue={dayjs('2026-04-15T16:20')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
