import AlarmIcon from '@mui/icons-material/Alarm';
import CakeIcon from '@mui/icons-material/Cake';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const ticket =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Crect x="1" y="5" width="22" height="14" rx="3" fill="%23c2410c"/%3E%3Cpath d="M8 5v14" stroke="white" stroke-width="2" stroke-dasharray="2"/%3E%3C/svg%3E';

function TicketImage() {
  return <img src={ticket} alt="" width={24} height={24} />;
}

export default function ThemedIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Birthday" slots={{ openPickerIcon: CakeIcon }} />
        <TimePicker label="Wake me at" slots={{ openPickerIcon: AlarmIcon }} />
        <DatePicker label="Concert" slots={{ openPickerIcon: TicketImage }} />
      </Stack>
    </LocalizationProvider>
  );
}
