import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function GraduationYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Graduated in"
        views={['year']}
        yearsPerRow={3}
        minDate={dayjs('1960-01-01')}
        maxDate={dayjs('2025-12-31')}
        defaultValue={dayjs('2019-07-01')}
      />
    </LocalizationProvider>
  );
}
