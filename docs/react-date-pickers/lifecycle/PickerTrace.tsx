import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const release = dayjs('2026-04-15');

function TracedPickers() {
  const { format } = usePickerAdapter();
  const [closeOnSelect, setCloseOnSelect] = React.useState(true);
  const [controlled, setControlled] = React.useState(false);
  const [value, setValue] = React.useState<Dayjs | null>(release);
  const [calls, setCalls] = React.useState<string[]>([]);

  const report = (call: string) =>
    setCalls((before) => [...before, `${before.length + 1}. ${call}`]);

  const describe = (date: Dayjs | null, error: string | null) => {
    if (error === 'invalidDate') {
      return 'an invalid date';
    }
    return date ? format(date, 'fullDate') : 'null';
  };

  const props: DatePickerProps = {
    closeOnSelect,
    ...(controlled ? { value } : { defaultValue: release }),
    onChange: (date, { validationError }) => {
      setValue(date);
      report(`onChange: ${describe(date, validationError)}`);
    },
    onAccept: (date, { validationError }) =>
      report(`onAccept: ${describe(date, validationError)}`),
    onClose: () => report('onClose'),
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      {/* A picker cannot switch between the two, so each one has its own key. */}
      <Stack key={String(controlled)} spacing={2} sx={{ flex: 1 }}>
        <DesktopDatePicker label="Release, desktop" {...props} />
        <MobileDatePicker label="Release, mobile" {...props} />
      </Stack>
      <Stack spacing={2} sx={{ flex: 1 }}>
        <TextField
          multiline
          rows={8}
          label="Callbacks"
          value={calls.slice(-8).join('\n')}
          slotProps={{ input: { readOnly: true } }}
        />
        <FormControlLabel
          label="closeOnSelect"
          control={
            <Switch
              checked={closeOnSelect}
              onChange={(event) => setCloseOnSelect(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="Controlled value"
          control={
            <Switch
              checked={controlled}
              onChange={(event) => setControlled(event.target.checked)}
            />
          }
        />
      </Stack>
    </Stack>
  );
}

export default function PickerTrace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TracedPickers />
    </LocalizationProvider>
  );
}
