import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const texts = {
  start: { label: 'Arrival', helperText: 'Keys from 3 PM' },
  end: { label: 'Return', helperText: 'Keys back by 11 AM' },
};

export default function ArrivalAndReturn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-07-03'), dayjs('2026-07-10')]}
        slotProps={{
          textField: ({ position = 'start' }) => texts[position],
        }}
      />
    </LocalizationProvider>
  );
}
