import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoreUtcShowElsewhere() {
  const [doors, setDoors] = React.useState<Dayjs | null>(
    dayjs.utc('2026-07-05T02:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Doors open, Los Angeles"
          timezone="America/Los_Angeles"
          value={doors}
          onChange={(next) => setDoors(next && next.utc())}
        />
        <Typography aria-live="polite">
          Stored: {doors?.isValid() ? doors.format() : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
