import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { usePickerAdapter, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { de } from 'date-fns/locale/de';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

function AnyLibraryHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, labelId } = props;
  const adapter = usePickerAdapter();
  const text = usePickerTranslations();
  const { month, year } = adapter.formats;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 3, py: 1 }}>
      <Typography id={labelId} aria-live="polite" sx={{ flex: 1 }}>
        {adapter.formatByString(currentMonth, `${month} ${year}`)} ({adapter.lib})
      </Typography>
      <IconButton
        aria-label={text.previousMonth}
        onClick={() => onMonthChange(adapter.addMonths(currentMonth, -1))}
      >
        <KeyboardArrowUpIcon />
      </IconButton>
      <IconButton
        aria-label={text.nextMonth}
        onClick={() => onMonthChange(adapter.addMonths(currentMonth, 1))}
      >
        <KeyboardArrowDownIcon />
      </IconButton>
    </Stack>
  );
}

const slots = { calendarHeader: AnyLibraryHeader };

export default function NeutralHeader() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DateCalendar slots={slots} defaultValue={dayjs('2025-03-12')} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={de}>
        <DateCalendar slots={slots} defaultValue={new Date(2025, 2, 12)} />
      </LocalizationProvider>
    </Stack>
  );
}
