import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay2,
  type DateRangePickerDay2Props,
} from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const radius = '12px';

function SquareDay(props: DateRangePickerDay2Props) {
  const { isStartOfHighlighting, isEndOfHighlighting } = props;

  return (
    <DateRangePickerDay2
      {...props}
      sx={{
        borderRadius: 0,
        ...(isStartOfHighlighting && {
          borderStartStartRadius: radius,
          borderEndStartRadius: radius,
        }),
        ...(isEndOfHighlighting && {
          borderStartEndRadius: radius,
          borderEndEndRadius: radius,
        }),
      }}
    />
  );
}

export default function SquareRangeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2025-06-10'), dayjs('2025-06-20')]}
        slots={{ day: SquareDay }}
      />
    </LocalizationProvider>
  );
}
