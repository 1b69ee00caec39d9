import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TwoTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        localeText={{ start: 'Opens at', end: 'Closes at' }}
        slots={{ field: MultiInputTimeRangeField }}
        defaultValue={[dayjs('2026-04-15T08:00'), dayjs('2026-04-15T18:30')]}
      />
    </LocalizationProvider>
  );
}
