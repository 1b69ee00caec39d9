import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeState() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-02-11T10:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Uncontrolled"
          defaultValue={dayjs('2026-02-11T10:15')}
        />
        <DateTimePicker label="Controlled" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          State:{' '}
          {value?.isValid() ? value.format('ddd, MMM D, hh:mm A') : 'no valid date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
