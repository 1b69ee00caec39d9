import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const opens = dayjs('2025-11-10T09:00');
const closes = dayjs('2025-11-14T17:00');
const absolute = { minDateTime: opens, maxDateTime: closes };
const daily = { minDate: opens, maxDate: closes, minTime: opens, maxTime: closes };

export default function AbsoluteWindow() {
  const [bounds, setBounds] = React.useState('absolute');
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Bounds"
          value={bounds}
          onChange={(_event, next: string | null) => next && setBounds(next)}
        >
          <ToggleButton value="absolute">Absolute</ToggleButton>
          <ToggleButton value="daily">Daily</ToggleButton>
        </ToggleButtonGroup>
        <DateTimePicker
          label="Repair begins"
          defaultValue={dayjs('2025-11-12T07:30')}
          onError={setError}
          slotProps={{ textField: { helperText: `Error: ${error ?? 'none'}` } }}
          {...(bounds === 'daily' ? daily : absolute)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
