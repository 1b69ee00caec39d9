import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const layout = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 280px))' },
};

interface FormDateProps {
  label: string;
  name: string;
  start: string;
  helperText?: string;
  clearable?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

function FormDate({ name, start, helperText, clearable, ...other }: FormDateProps) {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs(start));

  return (
    <DatePicker
      {...other}
      value={value}
      onChange={(next) => setValue(next)}
      componentsProps={{ actionBar: { actions: clearable ? ['clear'] : [] } }}
      renderInput={(params) => (
        <TextField {...params} name={name} helperText={helperText} />
      )}
    />
  );
}

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
        <FormDate
          label="Move in"
          name="moveIn"
          start="2025-03-01"
          helperText="First day of the lease"
        />
        <FormDate
          clearable
          label="Viewing"
          name="viewing"
          start="2025-02-10"
          helperText="Open it and press Clear to skip the viewing"
        />
        <FormDate
          readOnly
          label="Offer valid until"
          name="offer"
          start="2025-02-21"
          helperText="Fixed, but sent with the form"
        />
        <FormDate disabled label="Contract ends" name="end" start="2027-02-28" />
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
