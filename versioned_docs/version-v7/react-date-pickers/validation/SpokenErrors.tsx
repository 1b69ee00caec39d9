import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const messages: Record<string, string> = {
  invalidDate: 'There is no such day.',
  minDate: 'The first boat sails on May 5.',
  maxDate: 'The last boat sails on September 28.',
};

export default function SpokenErrors() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing on"
        defaultValue={dayjs('2025-04-30')}
        minDate={dayjs('2025-05-05')}
        maxDate={dayjs('2025-09-28')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? messages[error] : 'Daily, May 5 to September 28.',
          },
        }}
      />
    </LocalizationProvider>
  );
}
