import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const zones = ['UTC', 'Africa/Nairobi', 'UTC+5:30', 'system'];

export default function LuxonZones() {
  const [zone, setZone] = React.useState('UTC+5:30');
  const [backup, setBackup] = React.useState<DateTime | null>(
    DateTime.fromISO('2026-09-03T16:00', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
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
          label="Backup"
          timezone={zone}
          value={backup}
          onChange={setBackup}
        />
        <Typography aria-live="polite">
          State: {backup?.toISO() ?? 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
