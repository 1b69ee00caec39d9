import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Left work at"
        helperText="In 15-minute steps"
        defaultValue={dayjs('2026-03-09T16:45')}
        minutesStep={15}
      />
    </LocalizationProvider>
  );
}
