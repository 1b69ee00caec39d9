import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function SingleFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Ferry leaves on" defaultValue={dayjs('2026-05-31')} />
        <TimeField label="Gate opens at" defaultValue={dayjs('2026-05-31T06:45')} />
        <DateTimeField
          label="Cabin ready"
          defaultValue={dayjs('2026-05-31T16:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
