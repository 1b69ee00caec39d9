import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateState() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Uncontrolled" defaultValue={dayjs('2025-06-12')} />
        <DatePicker label="Controlled" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          State: {value?.isValid() ? value.format('MMMM D, YYYY') : String(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
