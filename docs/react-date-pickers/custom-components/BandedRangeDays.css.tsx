import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import './BandedRangeDays.css';

export default function BandedRangeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        className="banded-days"
        calendars={1}
        defaultValue={[dayjs('2025-06-10'), dayjs('2025-06-20')]}
        slots={{ day: DateRangePickerDay2 }}
      />
    </LocalizationProvider>
  );
}
