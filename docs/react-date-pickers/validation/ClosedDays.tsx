import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

function MuseumCalendar() {
  const adapter = usePickerAdapter();
  const isMonday = (day: PickerValidDate) => adapter.toJsDate(day).getDay() === 1;

  return (
    <DateCalendar defaultValue={dayjs('2025-10-16')} shouldDisableDate={isMonday} />
  );
}

export default function ClosedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MuseumCalendar />
    </LocalizationProvider>
  );
}
