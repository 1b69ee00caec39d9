import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function TimeForm() {
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, value]) => `${name}=${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={send}>
        <TimePicker
          label="Doors open"
          name="doors"
          defaultValue={dayjs('2026-06-20T18:30')}
          slotProps={{
            field: { clearable: true },
            textField: { helperText: 'Half an hour before the show' },
          }}
        />
        <TimePicker
          readOnly
          label="Show starts"
          name="show"
          defaultValue={dayjs('2026-06-20T19:00')}
        />
        <TimePicker
          disabled
          label="Hall closes"
          name="close"
          defaultValue={dayjs('2026-06-20T23:00')}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography aria-live="polite">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
