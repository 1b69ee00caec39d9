import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = [
  'America/Bogota',
  'Europe/Helsinki',
  'Asia/Kathmandu',
  'Pacific/Auckland',
];

export default function WorldClockField() {
  const [zone, setZone] = React.useState('Asia/Kathmandu');
  const [release, setRelease] = React.useState<Dayjs | null>(
    dayjs.utc('2026-06-18T16:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ paddingTop: 1 }}>
        <DateTimeField
          label="Release, UTC"
          timezone="UTC"
          value={release}
          onChange={setRelease}
        />
        <TextField
          select
          label="Office"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimeField
          label="Release, office time"
          timezone={zone}
          value={release}
          onChange={setRelease}
        />
      </Stack>
    </LocalizationProvider>
  );
}
