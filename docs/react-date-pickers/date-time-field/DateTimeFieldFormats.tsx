import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeFieldFormats() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-09-05T19:30'));
  const premiere = { value, onChange: setValue };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField label="12 hours" format="L hh:mm A" {...premiere} />
        <DateTimeField label="24 hours" format="L HH:mm" {...premiere} />
        <DateTimeField label="Long month" format="LLL" {...premiere} />
      </Stack>
    </LocalizationProvider>
  );
}
