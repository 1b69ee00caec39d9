import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-04-15T07:40');

export default function VariantTrio() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker label="Responsive" defaultValue={departure} />
        <DesktopTimePicker label="Desktop" defaultValue={departure} />
        <MobileTimePicker label="Mobile" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
