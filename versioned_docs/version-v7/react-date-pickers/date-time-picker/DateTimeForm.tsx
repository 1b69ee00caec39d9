import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimeForm() {
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, value]) => `${name}=${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={send}>
        <DateTimePicker
          label="Collect the parcel"
          name="collect"
          defaultValue={dayjs('2026-03-02T14:00')}
          slotProps={{
            field: { clearable: true },
            textField: { helperText: 'When a courier may come' },
          }}
        />
        <DateTimePicker
          readOnly
          label="Ordered"
          name="ordered"
          defaultValue={dayjs('2026-02-27T09:12')}
        />
        <DateTimePicker
          disabled
          label="Delivered"
          name="delivered"
          defaultValue={dayjs('2026-03-04T12:00')}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography aria-live="polite">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
