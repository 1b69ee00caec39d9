import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function ErrorInField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Visit on"
          helperText="September 8 to 26, 2025"
          defaultValue={dayjs('2025-09-30')}
          minDate={dayjs('2025-09-08')}
          maxDate={dayjs('2025-09-26')}
        />
        <TimeField
          label="Arrive at"
          helperText="10:00 AM to 5:30 PM"
          defaultValue={dayjs('2025-09-17T14:00')}
          minTime={dayjs('2025-09-17T10:00')}
          maxTime={dayjs('2025-09-17T17:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
