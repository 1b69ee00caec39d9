import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function MonthAndYearAlone() {
  const [month, setMonth] = React.useState(dayjs('2024-03-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Typography aria-live="polite">
          Meter readings of {month.format('MMMM YYYY')}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <MonthCalendar aria-label="Month" value={month} onChange={setMonth} />
          <YearCalendar
            aria-label="Year"
            yearsOrder="desc"
            minDate={dayjs('2011-01-01')}
            maxDate={dayjs('2025-12-31')}
            value={month}
            onChange={setMonth}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
