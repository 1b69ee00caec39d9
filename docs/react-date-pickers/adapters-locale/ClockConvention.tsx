import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

const curtain = dayjs('2026-05-09T19:45');

export default function ClockConvention() {
  const [locale, setLocale] = React.useState('en');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="adapterLocale"
          value={locale}
          onChange={(_event, next: string | null) => next && setLocale(next)}
        >
          <ToggleButton value="en">en</ToggleButton>
          <ToggleButton value="es">es</ToggleButton>
        </ToggleButtonGroup>
        <TimePicker label="As in the locale" defaultValue={curtain} />
        <TimePicker label="ampm" ampm defaultValue={curtain} />
        <TimePicker label="ampm={false}" ampm={false} defaultValue={curtain} />
      </Stack>
    </LocalizationProvider>
  );
}
