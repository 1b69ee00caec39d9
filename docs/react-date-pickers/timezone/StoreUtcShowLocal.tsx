import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function StoreUtcShowLocal() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Alarm, your time"
          timezone="system"
          value={alarm}
          onChange={(next) => setAlarm(next && next.utc())}
          referenceDate={dayjs('2026-04-15T07:30')}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography aria-live="polite">
          Stored: {alarm?.isValid() ? alarm.format() : 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
