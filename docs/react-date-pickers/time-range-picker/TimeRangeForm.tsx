import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function TimeRangeForm() {
  const [sent, setSent] = React.useState('Nothing sent yet.');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, value]) => `${name}=${value}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={send}>
        <TimeRangePicker
          label="Delivery window"
          name="delivery"
          defaultValue={[dayjs('2026-04-15T10:00'), dayjs('2026-04-15T12:00')]}
          slotProps={{ field: { clearable: true } }}
        />
        <TimeRangePicker
          readOnly
          label="Warehouse open"
          name="warehouse"
          defaultValue={[dayjs('2026-04-15T06:00'), dayjs('2026-04-15T20:00')]}
        />
        <TimeRangePicker
          disabled
          label="Return window"
          name="return"
          defaultValue={[dayjs('2026-04-15T16:00'), dayjs('2026-04-15T18:00')]}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography aria-live="polite">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
