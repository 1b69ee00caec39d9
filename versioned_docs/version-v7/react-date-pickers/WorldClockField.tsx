import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = [
  { zone: 'UTC', label: 'UTC' },
  { zone: 'America/Bogota', label: 'Bogotá' },
  { zone: 'Europe/Helsinki', label: 'Helsinki' },
  { zone: 'Asia/Kathmandu', label: 'Kathmandu' },
  { zone: 'Pacific/Auckland', label: 'Auckland' },
];

export default function WorldClockField() {
  const [release, setRelease] = React.useState<PickerValidDate | null>(() =>
    dayjs.utc('2026-06-18T16:30'),
  );
  const [zones, setZones] = React.useState([
    'UTC',
    'America/Bogota',
    'Asia/Kathmandu',
  ]);

  const toggle = (zone: string) =>
    setZones((shown) =>
      shown.includes(zone)
        ? shown.filter((other) => other !== zone)
        : [...shown, zone],
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 640, minWidth: 0 }}>
        <FormGroup row role="group" aria-label="Time zones to show">
          {offices.map(({ zone, label }) => (
            <FormControlLabel
              key={zone}
              label={label}
              control={
                <Checkbox
                  checked={zones.includes(zone)}
                  onChange={() => toggle(zone)}
                />
              }
            />
          ))}
        </FormGroup>

        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
          }}
        >
          {offices
            .filter(({ zone }) => zones.includes(zone))
            .map(({ zone, label }) => (
              <DateTimeField
                key={zone}
                label={`Release, ${label}`}
                format="YYYY-MM-DD HH:mm"
                timezone={zone}
                value={release}
                onChange={(next) => setRelease(next)}
              />
            ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
