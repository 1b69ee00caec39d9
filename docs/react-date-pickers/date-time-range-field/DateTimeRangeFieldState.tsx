import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const outage: DateRange<Dayjs> = [
  dayjs('2026-11-03T23:40'),
  dayjs('2026-11-04T01:10'),
];

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) {
    return 'one end is incomplete';
  }
  return `${end.diff(start, 'minute')} minutes`;
}

export default function DateTimeRangeFieldState() {
  const [range, setRange] = React.useState(outage);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <SingleInputDateTimeRangeField label="Uncontrolled" defaultValue={outage} />
        <SingleInputDateTimeRangeField
          label="Controlled"
          value={range}
          onChange={setRange}
        />
        <Typography aria-live="polite">State: {describe(range)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
