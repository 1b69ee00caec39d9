import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay2,
  type DateRangePickerDay2Props,
} from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import './SquareRangeDays.css';

function SquareDay(props: DateRangePickerDay2Props) {
  const { isStartOfHighlighting, isEndOfHighlighting } = props;

  return (
    <DateRangePickerDay2
      {...props}
      className={[
        'square-day',
        isStartOfHighlighting && 'square-day-start',
        isEndOfHighlighting && 'square-day-end',
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

export default function SquareRangeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        className="square-days"
        defaultValue={[dayjs('2025-06-10'), dayjs('2025-06-20')]}
        slots={{ day: SquareDay }}
      />
    </LocalizationProvider>
  );
}
