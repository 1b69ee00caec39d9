import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function getText(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('MMMM D, YYYY') : 'invalid date';
}

export default function StayState() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-14'),
    dayjs('2026-05-18'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker
          localeText={{ start: 'Uncontrolled', end: 'End' }}
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-18')]}
        />
        <DateRangePicker
          localeText={{ start: 'Controlled', end: 'End' }}
          value={range}
          onChange={setRange}
        />
        <Typography aria-live="polite">
          State: [{getText(range[0])}; {getText(range[1])}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
