import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const nine: DateRange<Dayjs> = [
  dayjs('2026-04-15T09:00'),
  dayjs('2026-04-15T10:30'),
];

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'a time is missing';
  }
  return `${end.diff(start, 'minute')} minutes on ${start.format('MMMM D')}`;
}

export default function BookingState() {
  const [range, setRange] = React.useState(nine);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeRangePicker label="Uncontrolled" defaultValue={nine} />
        <TimeRangePicker label="Controlled" value={range} onChange={setRange} />
        <Typography aria-live="polite">State: {describe(range)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
