import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function InlineCalendar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <div>
          <Typography align="center">Uncontrolled</Typography>
          <DateCalendar defaultValue={dayjs('2025-06-12')} />
        </div>
        <div>
          <Typography align="center" aria-live="polite">
            Controlled: {value ? value.format('MMMM D, YYYY') : 'no day'}
          </Typography>
          <DateCalendar value={value} onChange={setValue} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
