import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function MaintenanceLimits() {
  const [[start, end], setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        fullWidth
        label="Maintenance window"
        minDateTime={dayjs('2026-11-06T20:00')}
        maxDateTime={dayjs('2026-11-09T05:00')}
        defaultValue={[dayjs('2026-11-07T22:00'), dayjs('2026-11-08T03:00')]}
        onError={setErrors}
        helperText={`Start: ${start ?? 'valid'}, end: ${end ?? 'valid'}`}
      />
    </LocalizationProvider>
  );
}
