import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const departure = dayjs('2025-04-22');

export default function DateVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4}>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <DatePicker label="Responsive" defaultValue={departure} />
          <DesktopDatePicker label="Desktop" defaultValue={departure} />
          <MobileDatePicker label="Mobile" defaultValue={departure} />
        </Stack>
        <StaticDatePicker defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
