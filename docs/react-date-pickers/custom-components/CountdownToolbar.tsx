import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePickerToolbar,
  type DatePickerToolbarProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerAdapter, usePickerContext } from '@mui/x-date-pickers/hooks';
import dayjs from 'dayjs';

const opening = dayjs('2025-10-31');
const dayLength = 24 * 60 * 60 * 1000;

function CountdownBar({ className, ...props }: DatePickerToolbarProps) {
  const { value } = usePickerContext();
  const adapter = usePickerAdapter();
  const left = value
    ? (adapter.toJsDate(opening).getTime() - adapter.toJsDate(value).getTime()) /
      dayLength
    : null;

  return props.hidden ? null : (
    <Box className={className}>
      <DatePickerToolbar {...props} />
      <Typography sx={{ px: 3, pb: 2, color: 'text.secondary' }} aria-live="polite">
        {left === null
          ? 'Choose the day of the dress rehearsal'
          : `Days until opening night: ${Math.round(left)}`}
      </Typography>
    </Box>
  );
}

export default function CountdownToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-10-13')}
        maxDate={opening}
        slots={{ toolbar: CountdownBar }}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />
    </LocalizationProvider>
  );
}
