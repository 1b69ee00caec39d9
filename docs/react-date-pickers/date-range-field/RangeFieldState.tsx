import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const quarter: DateRange<Dayjs> = [dayjs('2026-01-01'), dayjs('2026-03-31')];

function write(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('MMM D, YYYY') : 'invalid date';
}

export default function RangeFieldState() {
  const [range, setRange] = React.useState(quarter);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <SingleInputDateRangeField label="Uncontrolled" defaultValue={quarter} />
        <SingleInputDateRangeField
          label="Controlled"
          value={range}
          onChange={setRange}
        />
        <Typography aria-live="polite">
          State: [{write(range[0])}; {write(range[1])}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
