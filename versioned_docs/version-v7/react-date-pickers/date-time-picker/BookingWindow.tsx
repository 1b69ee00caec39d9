import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function BookingWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        ampm={false}
        label="Return the car by"
        minDateTime={dayjs('2026-04-15T10:00')}
        maxDateTime={dayjs('2026-04-19T16:00')}
        defaultValue={dayjs('2026-04-15T12:00')}
      />
    </LocalizationProvider>
  );
}
