import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function RangeForm() {
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, value]) => `${name}=${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={send}>
        <DateRangePicker
          localeText={{ start: 'Rental from', end: 'Until' }}
          defaultValue={[dayjs('2025-10-06'), dayjs('2025-10-12')]}
          slotProps={{
            textField: ({ position }) => ({ name: `rental-${position}` }),
          }}
        />
        <DateRangePicker
          readOnly
          localeText={{ start: 'Rate valid from', end: 'Until' }}
          defaultValue={[dayjs('2025-09-01'), dayjs('2025-11-30')]}
          slotProps={{ textField: ({ position }) => ({ name: `rate-${position}` }) }}
        />
        <DateRangePicker
          disabled
          localeText={{ start: 'Insurance from', end: 'Until' }}
          defaultValue={[dayjs('2025-10-06'), dayjs('2025-10-13')]}
          slotProps={{
            textField: ({ position }) => ({ name: `insurance-${position}` }),
          }}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography aria-live="polite">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
