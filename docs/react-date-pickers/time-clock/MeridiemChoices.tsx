import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const choices = {
  'not set, in American English': { locale: 'en', ampm: undefined },
  'not set, in German': { locale: 'de', ampm: undefined },
  'true, in German': { locale: 'de', ampm: true },
  'false, in American English': { locale: 'en', ampm: false },
};

export default function MeridiemChoices() {
  const [choice, setChoice] = React.useState<keyof typeof choices>(
    'not set, in American English',
  );
  const [ampmInClock, setAmpmInClock] = React.useState(true);
  const { locale, ampm } = choices[choice];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={1}>
        <TextField
          select
          label="ampm"
          value={choice}
          onChange={(event) => setChoice(event.target.value as keyof typeof choices)}
        >
          {Object.keys(choices).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="ampmInClock"
          control={<Switch checked={ampmInClock} />}
          onChange={(_event, checked) => setAmpmInClock(checked)}
        />
        <TimeClock
          views={['hours']}
          ampm={ampm}
          ampmInClock={ampmInClock}
          defaultValue={dayjs('2026-03-09T15:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
