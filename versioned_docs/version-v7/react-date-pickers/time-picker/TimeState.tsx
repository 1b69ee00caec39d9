import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeState() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-15T07:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker label="Uncontrolled" defaultValue={dayjs('2026-04-15T07:45')} />
        <TimePicker label="Controlled" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          State:{' '}
          {value?.isValid() ? value.format('ddd, MMM D, hh:mm A') : 'no valid time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
