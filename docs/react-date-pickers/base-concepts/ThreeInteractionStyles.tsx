import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ThreeInteractionStyles() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-15'));
  const [day, setDay] = React.useState(value);

  const change = (
    next: Dayjs | null,
    { validationError }: { validationError: string | null },
  ) => {
    setValue(next);
    if (validationError !== 'invalidDate') {
      setDay(next);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <DatePicker label="Picker" value={value} onChange={change} />
          <DateField label="Field" value={value} onChange={change} />
        </Stack>
        <DateCalendar
          value={day}
          onChange={(next) => {
            setValue(next);
            setDay(next);
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
