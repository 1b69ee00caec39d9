import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Record<string, string> = {
  invalidDate: 'There is no such day.',
  minDate: 'Too early: the exhibition opens on May 8.',
  minTime: 'Too early: doors open at 2 PM on the first day.',
  maxDate: 'Too late: the last day is May 10.',
  maxTime: 'Too late: doors close at 6 PM on the last day.',
};

export default function CheckInWindow() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        fullWidth
        label="Visit the exhibition"
        defaultValue={dayjs('2026-05-08T10:00')}
        minDateTime={dayjs('2026-05-08T14:00')}
        maxDateTime={dayjs('2026-05-10T18:00')}
        onError={setError}
        helperText={error ? messages[error] : 'May 8, 2 PM, to May 10, 6 PM'}
      />
    </LocalizationProvider>
  );
}
