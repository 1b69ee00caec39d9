import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

const back = [
  { label: 'Previous year', months: -12, Icon: KeyboardDoubleArrowLeftIcon },
  { label: 'Previous month', months: -1, Icon: KeyboardArrowLeftIcon },
];
const forward = [
  { label: 'Next month', months: 1, Icon: KeyboardArrowRightIcon },
  { label: 'Next year', months: 12, Icon: KeyboardDoubleArrowRightIcon },
];

function TwoSteps(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, minDate, maxDate, labelId } = props;
  const adapter = usePickerAdapter();
  const { month, year } = adapter.formats;

  const renderStep = ({ label, months, Icon }: (typeof back)[number]) => {
    const target = adapter.startOfMonth(adapter.addMonths(currentMonth, months));
    const isOutside =
      adapter.isBeforeDay(target, adapter.startOfMonth(minDate)) ||
      adapter.isAfterDay(target, maxDate);
    return (
      <IconButton
        key={label}
        size="small"
        aria-label={label}
        disabled={isOutside}
        onClick={() => onMonthChange(target)}
        sx={{ '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } }}
      >
        <Icon />
      </IconButton>
    );
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 2, py: 1 }}>
      {back.map(renderStep)}
      <Typography
        id={labelId}
        aria-live="polite"
        sx={{ flex: 1, textAlign: 'center' }}
      >
        {adapter.formatByString(currentMonth, `${month} ${year}`)}
      </Typography>
      {forward.map(renderStep)}
    </Stack>
  );
}

export default function TwoStepHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-07-08')}
        minDate={dayjs('2023-03-01')}
        maxDate={dayjs('2026-08-31')}
        slots={{ calendarHeader: TwoSteps }}
      />
    </LocalizationProvider>
  );
}
