import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TwoOfficesOneInstant() {
  const [call, setCall] = React.useState<Dayjs | null>(
    dayjs.utc('2026-10-14T14:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Call, Chicago"
          timezone="America/Chicago"
          value={call}
          onChange={setCall}
        />
        <DateTimePicker
          label="Call, Warsaw"
          timezone="Europe/Warsaw"
          value={call}
          onChange={setCall}
        />
      </Stack>
    </LocalizationProvider>
  );
}
