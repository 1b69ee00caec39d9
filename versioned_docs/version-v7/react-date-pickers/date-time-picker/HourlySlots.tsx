import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function HourlySlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Pick up your order"
        timeSteps={{ minutes: 60 }}
        skipDisabled
        minTime={dayjs('2026-04-15T09:00')}
        maxTime={dayjs('2026-04-15T18:00')}
        defaultValue={dayjs('2026-04-15T11:00')}
      />
    </LocalizationProvider>
  );
}
