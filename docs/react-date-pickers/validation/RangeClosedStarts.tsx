import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const changeover = 6; // Saturday

function CabinCalendar() {
  const adapter = usePickerAdapter();
  const isClosed = (day: PickerValidDate, position: 'start' | 'end') =>
    position === 'start' && adapter.toJsDate(day).getDay() !== changeover;

  return (
    <DateRangeCalendar
      calendars={1}
      defaultValue={[dayjs('2025-08-09'), dayjs('2025-08-14')]}
      shouldDisableDate={isClosed}
    />
  );
}

export default function RangeClosedStarts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <CabinCalendar />
    </LocalizationProvider>
  );
}
