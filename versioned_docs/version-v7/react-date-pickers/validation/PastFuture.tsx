import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function PastFuture() {
  const [rule, setRule] = React.useState('disablePast');
  const limits = {
    disablePast: rule === 'disablePast',
    disableFuture: rule === 'disableFuture',
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rule"
          value={rule}
          onChange={(_event, next: string | null) => next && setRule(next)}
        >
          <ToggleButton value="disablePast">disablePast</ToggleButton>
          <ToggleButton value="disableFuture">disableFuture</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker label="Day of the walk" {...limits} />
        <TimePicker label="Start today at" {...limits} />
        <DateTimePicker label="Day and start" {...limits} />
      </Stack>
    </LocalizationProvider>
  );
}
