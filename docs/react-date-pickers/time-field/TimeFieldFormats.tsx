import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeFieldFormats() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2026-03-09T18:05:30'),
  );
  const sunset = { value, onChange: setValue };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField label="Sunset, 12 hours" format="hh:mm A" {...sunset} />
        <TimeField label="Sunset, 24 hours" format="HH:mm" {...sunset} />
        <TimeField label="Sunset, with seconds" format="HH:mm:ss" {...sunset} />
      </Stack>
    </LocalizationProvider>
  );
}
