import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { localeList } from './localeList';

export default function LocaleSwitch() {
  const [name, setName] = React.useState('frFR');
  const locale = localeList.find((entry) => entry.name === name);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={locale?.localeText}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Stack spacing={2} sx={{ flexGrow: 1, pt: 1 }}>
          <TextField
            select
            label="Locale"
            value={name}
            onChange={(event) => setName(event.target.value)}
          >
            {localeList.map((entry) => (
              <MenuItem key={entry.name} value={entry.name}>
                {entry.language}
              </MenuItem>
            ))}
          </TextField>
          <DateTimePicker
            label="Delivery"
            // With a button at the start, an empty field shows its placeholder.
            slotProps={{ inputAdornment: { position: 'start' } }}
          />
        </Stack>
        <StaticDatePicker defaultValue={dayjs('2025-05-20')} />
      </Stack>
    </LocalizationProvider>
  );
}
