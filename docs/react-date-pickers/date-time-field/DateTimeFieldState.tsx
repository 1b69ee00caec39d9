import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const launch = dayjs('2026-02-28T18:45');

function StateText({ value }: { value: Dayjs | null }) {
  const { format, isValid } = usePickerAdapter();

  if (value === null) {
    return 'null';
  }
  return isValid(value) ? format(value, 'keyboardDateTime24h') : 'an invalid date';
}

export default function DateTimeFieldState() {
  const [value, setValue] = React.useState<Dayjs | null>(launch);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField label="Uncontrolled" defaultValue={launch} />
        <DateTimeField label="Controlled" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          State: <StateText value={value} />
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
