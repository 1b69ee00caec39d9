import * as React from 'react';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function StatusIcon() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-05-12'));
  const [error, setError] = React.useState<DateValidationError>(null);

  const goodIcon = day ? EventAvailableIcon : CalendarIcon;
  const goodColor = day ? 'success' : 'action';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Survey day"
        value={day}
        onChange={setDay}
        onError={setError}
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-08-31')}
        slots={{ openPickerIcon: error ? EventBusyIcon : goodIcon }}
        slotProps={{
          openPickerIcon: { color: error ? 'error' : goodColor },
          textField: { helperText: 'May 1 to August 31, 2026' },
        }}
      />
    </LocalizationProvider>
  );
}
