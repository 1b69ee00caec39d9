import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const states = ['editable', 'readOnly', 'disabled'];

export default function RangeCalendarStates() {
  const [state, setState] = React.useState('readOnly');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="State"
          value={state}
          onChange={(_event, next: string | null) => next && setState(next)}
        >
          {states.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          readOnly={state === 'readOnly'}
          disabled={state === 'disabled'}
          defaultValue={[dayjs('2025-02-12'), dayjs('2025-02-20')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
