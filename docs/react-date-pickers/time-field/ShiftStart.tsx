import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function ShiftStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Early shift starts at"
        helperText="Between 5 and 9 AM"
        defaultValue={dayjs('2026-03-09T06:30')}
        minTime={dayjs('2026-03-09T05:00')}
        maxTime={dayjs('2026-03-09T09:00')}
      />
    </LocalizationProvider>
  );
}
