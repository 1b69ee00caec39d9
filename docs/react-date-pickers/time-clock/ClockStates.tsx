import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const states = {
  limits: {
    minTime: dayjs('2026-03-09T08:30'),
    maxTime: dayjs('2026-03-09T17:00'),
    minutesStep: 15,
  },
  readOnly: { readOnly: true },
  disabled: { disabled: true },
};

export default function ClockStates() {
  const [state, setState] = React.useState<keyof typeof states>('limits');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="State of the clock"
          value={state}
          onChange={(_event, next: keyof typeof states | null) =>
            next && setState(next)
          }
        >
          <ToggleButton value="limits">Limits</ToggleButton>
          <ToggleButton value="readOnly">Read-only</ToggleButton>
          <ToggleButton value="disabled">Disabled</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          ampm={false}
          showViewSwitcher
          defaultValue={dayjs('2026-03-09T08:45')}
          {...states[state]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
