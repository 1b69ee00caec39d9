import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function endAfterStart([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isAfter(start) ? sameDay : sameDay.add(1, 'day')];
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-04-15T22:00'),
    dayjs('2026-04-16T06:00'),
  ]);
  const [start, end] = shift;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeRangePicker
          label="Night shift"
          value={shift}
          onChange={(next) => setShift(endAfterStart(next))}
        />
        <Typography aria-live="polite">
          {start?.isValid() && end?.isValid()
            ? `${end.diff(start, 'hour', true)} hours, until ${end.format('MMM D')}`
            : 'Enter both times'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
