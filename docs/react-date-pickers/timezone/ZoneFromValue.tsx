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

export default function ZoneFromValue() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.tz('2026-03-12T09:30', 'Asia/Tokyo'),
  );
  const isComplete = value?.isValid() === true;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Departure from Haneda"
          value={value}
          onChange={setValue}
        />
        <Typography aria-live="polite">
          State: {isComplete ? value.format() : 'no date'}
          <br />
          In UTC: {isComplete ? value.toISOString() : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
