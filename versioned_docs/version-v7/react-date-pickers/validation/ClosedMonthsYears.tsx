import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const isWinter = (month: Dayjs) => [0, 1, 11].includes(month.month());
const isRebuilt = (year: Dayjs) => year.year() === 2023;

export default function ClosedMonthsYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'month', 'day']}
        openTo="month"
        defaultValue={dayjs('2025-05-20')}
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2025-12-31')}
        shouldDisableMonth={isWinter}
        shouldDisableYear={isRebuilt}
      />
    </LocalizationProvider>
  );
}
