import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LogTimestamp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        clearable
        label="Show the log from"
        format="YYYY-MM-DD HH:mm:ss"
        helperText="Try 2026-02-17 03:42:10"
        defaultValue={dayjs('2026-02-16T18:30:00')}
      />
    </LocalizationProvider>
  );
}
