import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PassportExpiry() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Passport expires on"
        helperText="March 2027 or later"
        defaultValue={dayjs('2028-06-30')}
        minDate={dayjs('2027-03-01')}
      />
    </LocalizationProvider>
  );
}
