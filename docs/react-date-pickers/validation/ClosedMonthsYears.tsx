import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const winter = [0, 1, 11];

function GreenhouseCalendar() {
  const adapter = usePickerAdapter();
  const isWinter = (month: PickerValidDate) =>
    winter.includes(adapter.getMonth(month));
  const isRebuilt = (year: PickerValidDate) => adapter.getYear(year) === 2023;

  return (
    <DateCalendar
      views={['year', 'month', 'day']}
      openTo="month"
      defaultValue={dayjs('2025-05-20')}
      minDate={dayjs('2020-01-01')}
      maxDate={dayjs('2025-12-31')}
      shouldDisableMonth={isWinter}
      shouldDisableYear={isRebuilt}
    />
  );
}

export default function ClosedMonthsYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <GreenhouseCalendar />
    </LocalizationProvider>
  );
}
