import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const alarm = dayjs('2026-04-15T06:40');

export default function TimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4}>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TimePicker label="Responsive" defaultValue={alarm} />
          <DesktopTimePicker label="Desktop" defaultValue={alarm} />
          <MobileTimePicker label="Mobile" defaultValue={alarm} />
        </Stack>
        <StaticTimePicker defaultValue={alarm} />
      </Stack>
    </LocalizationProvider>
  );
}
