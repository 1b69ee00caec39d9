import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices = ['hours, minutes, seconds', 'minutes, seconds', 'hours'];

export default function ClockViews() {
  const [choice, setChoice] = React.useState(choices[0]);
  const [switcher, setSwitcher] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
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
        <FormControlLabel
          label="showViewSwitcher"
          control={<Switch checked={switcher} />}
          onChange={(_event, checked) => setSwitcher(checked)}
        />
        <TimeClock
          key={choice} // Remounts the clock, so it starts with the first view.
          views={choice.split(', ') as TimeView[]}
          showViewSwitcher={switcher}
          defaultValue={dayjs('2026-03-09T02:47:20')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
