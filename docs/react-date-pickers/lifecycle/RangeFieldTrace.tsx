import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';

function TracedField() {
  const { format } = usePickerAdapter();
  const [calls, setCalls] = React.useState<string[]>([]);

  const report: SingleInputDateRangeFieldProps['onChange'] = (range, context) => {
    const texts = range.map((date, index) => {
      if (context.validationError[index] === 'invalidDate') {
        return 'invalid';
      }
      return date ? format(date, 'fullDate') : 'null';
    });
    setCalls((before) => [...before, `${before.length + 1}. [${texts.join(', ')}]`]);
  };

  return (
    <Stack spacing={2}>
      <SingleInputDateRangeField label="In bloom" onChange={report} />
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

export default function RangeFieldTrace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TracedField />
    </LocalizationProvider>
  );
}
