import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isClosed = (day: Dayjs, position: 'start' | 'end') =>
  position === 'start' && day.day() !== 6;

export default function RangeClosedStarts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2025-08-09'), dayjs('2025-08-14')]}
        shouldDisableDate={isClosed}
      />
    </LocalizationProvider>
  );
}
