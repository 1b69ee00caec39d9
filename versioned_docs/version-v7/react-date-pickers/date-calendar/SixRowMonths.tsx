import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function SixRowMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <div>
          <Typography align="center">Rows as needed</Typography>
          <DateCalendar defaultValue={dayjs('2026-02-12')} />
        </div>
        <div>
          <Typography align="center">Six rows, with week numbers</Typography>
          <DateCalendar
            fixedWeekNumber={6}
            showDaysOutsideCurrentMonth
            displayWeekNumber
            defaultValue={dayjs('2026-02-12')}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
