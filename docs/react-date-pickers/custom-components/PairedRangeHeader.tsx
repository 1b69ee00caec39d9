import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  PickersRangeCalendarHeader,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

const texts = {
  previousMonth: 'Previous two months',
  nextMonth: 'Next two months',
};

function PairedHeader(props: PickersRangeCalendarHeaderProps) {
  const { calendars, currentMonth, onMonthChange } = props;
  const adapter = usePickerAdapter();

  return (
    <PickersRangeCalendarHeader
      {...props}
      onMonthChange={(month) => {
        const sign = adapter.isAfterDay(month, currentMonth) ? 1 : -1;
        onMonthChange(adapter.addMonths(currentMonth, sign * calendars));
      }}
    />
  );
}

export default function PairedRangeHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={texts}>
      <DateRangeCalendar
        calendars={2}
        defaultValue={[dayjs('2025-03-17'), dayjs('2025-04-04')]}
        slots={{ calendarHeader: PairedHeader }}
      />
    </LocalizationProvider>
  );
}
