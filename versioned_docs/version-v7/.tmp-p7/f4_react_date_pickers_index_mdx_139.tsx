
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment';

export default function ReturnDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <DatePicker label="Return by" defaultValue={moment('2025-04-16')} />
    </LocalizationProvider>
  );
}
