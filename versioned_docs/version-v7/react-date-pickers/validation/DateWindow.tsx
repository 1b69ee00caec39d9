import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="month"
        defaultValue={dayjs('2025-06-12')}
        minDate={dayjs('2025-04-14')}
        maxDate={dayjs('2026-02-20')}
      />
    </LocalizationProvider>
  );
}
