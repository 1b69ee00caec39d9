import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReturnDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DatePicker label="Return by" defaultValue={new Date(2025, 3, 16)} />
    </LocalizationProvider>
  );
}
