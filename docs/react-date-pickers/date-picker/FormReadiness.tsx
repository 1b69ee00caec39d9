import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormReadiness() {
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, value]) => `${name}=${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={send}>
        <DatePicker
          label="Move in"
          name="moveIn"
          defaultValue={dayjs('2025-03-01')}
          slotProps={{ textField: { helperText: 'First day of the lease' } }}
        />
        <DatePicker
          label="Viewing"
          name="viewing"
          defaultValue={dayjs('2025-02-10')}
          slotProps={{ field: { clearable: true } }}
        />
        <DatePicker
          readOnly
          label="Offer valid until"
          name="offer"
          defaultValue={dayjs('2025-02-21')}
        />
        <DatePicker
          disabled
          label="Contract ends"
          name="end"
          defaultValue={dayjs('2027-02-28')}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography aria-live="polite">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
