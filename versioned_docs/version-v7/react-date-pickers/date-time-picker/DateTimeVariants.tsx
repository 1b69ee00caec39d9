import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const landing = dayjs('2026-03-19T21:05');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4}>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <DateTimePicker label="Responsive" defaultValue={landing} />
          <DesktopDateTimePicker label="Desktop" defaultValue={landing} />
          <MobileDateTimePicker label="Mobile" defaultValue={landing} />
        </Stack>
        <StaticDateTimePicker defaultValue={landing} />
      </Stack>
    </LocalizationProvider>
  );
}
