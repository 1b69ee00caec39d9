import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'Asia/Kolkata', 'America/St_Johns', 'system', 'default'];

export default function ZoneSwitch() {
  const [zone, setZone] = React.useState('Asia/Kolkata');
  const [launch, setLaunch] = React.useState<Dayjs | null>(
    dayjs.utc('2026-02-03T20:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="timezone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Launch"
          timezone={zone}
          value={launch}
          onChange={setLaunch}
        />
        <Typography aria-live="polite">
          In UTC: {launch?.isValid() ? launch.toISOString() : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
