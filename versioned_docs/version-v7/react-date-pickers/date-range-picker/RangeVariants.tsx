import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const festival: DateRange<Dayjs> = [dayjs('2025-08-07'), dayjs('2025-08-10')];

export default function RangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4}>
        <Stack spacing={2} sx={{ pt: 1, minWidth: { md: 340 } }}>
          <DateRangePicker
            localeText={{ start: 'Responsive', end: 'Last day' }}
            defaultValue={festival}
          />
          <DesktopDateRangePicker
            localeText={{ start: 'Desktop', end: 'Last day' }}
            defaultValue={festival}
          />
          <MobileDateRangePicker
            localeText={{ start: 'Mobile', end: 'Last day' }}
            defaultValue={festival}
          />
        </Stack>
        <StaticDateRangePicker defaultValue={festival} />
      </Stack>
    </LocalizationProvider>
  );
}
