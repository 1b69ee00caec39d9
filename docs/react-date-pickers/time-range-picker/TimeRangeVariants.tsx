import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const visit: DateRange<Dayjs> = [
  dayjs('2026-04-15T14:00'),
  dayjs('2026-04-15T16:45'),
];

export default function TimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeRangePicker label="Responsive" defaultValue={visit} />
        <DesktopTimeRangePicker label="Desktop" defaultValue={visit} />
        <MobileTimeRangePicker label="Mobile" defaultValue={visit} />
      </Stack>
    </LocalizationProvider>
  );
}
