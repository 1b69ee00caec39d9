import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const arrows = {
  slots: { leftArrowIcon: ArrowBackIcon, rightArrowIcon: ArrowForwardIcon },
  slotProps: {
    previousIconButton: { size: 'large', color: 'primary' },
    nextIconButton: { size: 'large', color: 'primary' },
    leftArrowIcon: { fontSize: 'large' },
    rightArrowIcon: { fontSize: 'large' },
  },
} as const;

export default function BigArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
          <DateCalendar {...arrows} defaultValue={dayjs('2025-11-05')} />
          <TimeClock
            {...arrows}
            showViewSwitcher
            sx={{ pt: 5 }}
            defaultValue={dayjs('2025-11-05T10:20')}
          />
        </Stack>
        <DateRangeCalendar
          {...arrows}
          calendars={1}
          defaultValue={[dayjs('2025-11-05'), dayjs('2025-11-14')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
