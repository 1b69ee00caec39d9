import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const shift = dayjs('2026-11-28T22:00');

// The picker passes its own referenceDate to the clock, but not to the field.
function ShiftField(props: TimeFieldProps<Dayjs>) {
  return <TimeField {...props} referenceDate={shift} />;
}

export default function ShiftDay() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="Night shift starts at"
          value={value}
          onChange={setValue}
          referenceDate={shift}
          slots={{ field: ShiftField }}
        />
        <Typography aria-live="polite">
          Day of the value:{' '}
          {value?.isValid() ? value.format('ddd, MMM D') : 'none yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
