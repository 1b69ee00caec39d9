import ReportProblemIcon from '@mui/icons-material/ReportProblem';
import { useFormControl } from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

function ErrorMark() {
  const field = useFormControl();

  return field?.error ? (
    <InputAdornment position="end">
      <ReportProblemIcon color="error" titleAccess="Outside of the season" />
    </InputAdornment>
  ) : null;
}

export default function InvalidRangeEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-06-20'), dayjs('2026-10-04')]}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-09-30')}
        format="MM/DD/YY"
        slots={{ field: MultiInputDateRangeField }}
        slotProps={{
          textField: () => ({ InputProps: { endAdornment: <ErrorMark /> } }),
        }}
      />
    </LocalizationProvider>
  );
}
