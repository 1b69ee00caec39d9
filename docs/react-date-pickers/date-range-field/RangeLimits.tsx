import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const messages: Record<string, string> = {
  minDate: 'The season begins on May 1',
  maxDate: 'The season ends on September 30',
  invalidRange: 'The last day comes before the first',
  invalidDate: 'There is no such day',
};

export default function RangeLimits() {
  const [[start, end], setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);
  const error = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Mountain hut"
        minDate={dayjs('2026-05-01')}
        maxDate={dayjs('2026-09-30')}
        defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
        onError={setErrors}
        helperText={error ? messages[error] : 'Open from May to September'}
      />
    </LocalizationProvider>
  );
}
