import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function getText(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('MMMM D, YYYY') : 'an invalid date';
}

export default function FieldState() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-02-28'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Uncontrolled" defaultValue={dayjs('2026-02-28')} />
        <DateField label="Controlled" value={value} onChange={setValue} />
        <Typography aria-live="polite">State: {getText(value)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
