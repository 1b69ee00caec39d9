import ReportProblemIcon from '@mui/icons-material/ReportProblem';
import { useFormControl } from '@mui/material/FormControl';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function MarkedAdornment({ children, ...props }: InputAdornmentProps) {
  const field = useFormControl();

  return (
    <InputAdornment {...props}>
      {field?.error && (
        <ReportProblemIcon color="error" titleAccess="Closed on this day" />
      )}
      {children}
    </InputAdornment>
  );
}

const isMonday = (day: Dayjs) => day.day() === 1;

export default function InvalidMark() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Museum visit"
        defaultValue={dayjs('2026-03-16')}
        shouldDisableDate={isMonday}
        slots={{ inputAdornment: MarkedAdornment }}
        slotProps={{ textField: { helperText: 'Closed on Mondays' } }}
      />
    </LocalizationProvider>
  );
}
