import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';

function TracedField() {
  const { format } = usePickerAdapter();
  const [calls, setCalls] = React.useState<string[]>([]);

  const report: DateFieldProps['onChange'] = (value, { validationError }) => {
    let text = 'null';
    if (validationError === 'invalidDate') {
      text = 'an invalid date';
    } else if (value) {
      text = format(value, 'fullDate');
    }
    setCalls((before) => [...before, `${before.length + 1}. ${text}`]);
  };

  return (
    <Stack spacing={2}>
      <DateField label="Planted on" onChange={report} />
      <TextField
        multiline
        rows={6}
        label="Calls of onChange"
        value={calls.slice(-6).join('\n')}
        slotProps={{ input: { readOnly: true } }}
      />
    </Stack>
  );
}

export default function FieldTrace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TracedField />
    </LocalizationProvider>
  );
}
