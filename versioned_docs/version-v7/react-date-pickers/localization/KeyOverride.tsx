import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';

const germanText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function KeyOverride() {
  const [title, setTitle] = React.useState('Abholung');
  const [confirm, setConfirm] = React.useState('Bestellen');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={germanText}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <Stack spacing={2} sx={{ flexGrow: 1, pt: 1 }}>
          <TextField
            label="toolbarTitle"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextField
            label="okButtonLabel"
            value={confirm}
            onChange={(event) => setConfirm(event.target.value)}
          />
        </Stack>
        <StaticDatePicker
          defaultValue={dayjs('2025-05-20')}
          localeText={{
            // If a key is left out, the provider's string is used.
            ...(title && { toolbarTitle: title }),
            ...(confirm && { okButtonLabel: confirm }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
