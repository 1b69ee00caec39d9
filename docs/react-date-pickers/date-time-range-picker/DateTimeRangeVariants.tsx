import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const fair: DateRange<Dayjs> = [
  dayjs('2026-09-24T09:00'),
  dayjs('2026-09-27T18:00'),
];

export default function DateTimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeRangePicker label="Responsive" defaultValue={fair} />
        <DesktopDateTimeRangePicker label="Desktop" defaultValue={fair} />
        <MobileDateTimeRangePicker label="Mobile" defaultValue={fair} />
      </Stack>
    </LocalizationProvider>
  );
}
