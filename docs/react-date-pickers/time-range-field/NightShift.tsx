import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const workday = dayjs('2026-04-13');
const onWorkday = (time: Dayjs) => workday.hour(time.hour()).minute(time.minute());

// If the end is before the start, it falls on the next day.
function overMidnight([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const from = onWorkday(start);
  const to = onWorkday(end);
  return [from, to.isBefore(from) ? to.add(1, 'day') : to];
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-04-13T22:00'),
    dayjs('2026-04-14T06:30'),
  ]);
  const [start, end] = shift;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Night shift"
        value={shift}
        onChange={(range) => setShift(overMidnight(range))}
        helperText={
          start?.isValid() && end?.isValid()
            ? `${end.diff(start, 'hour', true)} hours`
            : 'Start and end'
        }
      />
    </LocalizationProvider>
  );
}
