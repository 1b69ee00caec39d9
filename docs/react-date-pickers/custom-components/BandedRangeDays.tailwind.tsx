import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const bands = [
  '[&_.MuiDateRangePickerDay2-root]:rounded-[6px]',
  '[&_.MuiDateRangePickerDay2-insideSelection]:before:[background:none]',
  '[&_.MuiDateRangePickerDay2-insideSelection]:before:[border-block:2px_solid_var(--mui-palette-primary-main)]',
  '[&_.MuiDateRangePickerDay2-insidePreviewing]:after:[border-block:2px_dotted_var(--mui-palette-secondary-main)]',
].join(' ');

export default function BandedRangeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        className={bands}
        calendars={1}
        defaultValue={[dayjs('2025-06-10'), dayjs('2025-06-20')]}
        slots={{ day: DateRangePickerDay2 }}
      />
    </LocalizationProvider>
  );
}
