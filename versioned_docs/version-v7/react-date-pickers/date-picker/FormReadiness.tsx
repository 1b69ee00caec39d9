import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const layout = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 280px))' },
};

export default function FormReadiness() {
  const [message, setMessage] = React.useState('Nothing sent yet.');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setMessage(entries.map(([name, value]) => `${name}=${value}`).join(' · '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" sx={layout} onSubmit={send}>
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
          slotProps={{
            field: {
              clearable: true,
              onClear: () => setMessage('Viewing was cleared.'),
            },
            textField: { helperText: 'Leave empty to skip the viewing' },
          }}
        />
        <DatePicker
          readOnly
          label="Offer valid until"
          name="offer"
          defaultValue={dayjs('2025-02-21')}
          slotProps={{ textField: { helperText: 'Fixed, but sent with the form' } }}
        />
        <DatePicker
          disabled
          label="Contract ends"
          name="end"
          defaultValue={dayjs('2027-02-28')}
        />
        <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
          Send
        </Button>
        <Typography aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
