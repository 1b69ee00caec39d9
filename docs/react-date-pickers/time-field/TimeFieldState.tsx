import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const departure = dayjs('2026-03-09T08:15');

function StateText({ value }: { value: Dayjs | null }) {
  const { format, isValid } = usePickerAdapter();

  if (value === null) {
    return 'null';
  }
  return isValid(value) ? format(value, 'keyboardDateTime24h') : 'an invalid date';
}

export default function TimeFieldState() {
  const [value, setValue] = React.useState<Dayjs | null>(departure);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField label="Uncontrolled" defaultValue={departure} />
        <TimeField label="Controlled" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          State: <StateText value={value} />
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
