import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function Summary({ value }: { value: Dayjs | null }) {
  const { format, isValid } = usePickerAdapter();

  if (value === null) {
    return 'No meeting planned';
  }
  return isValid(value)
    ? `Meeting on ${format(value, 'fullDate')}`
    : 'There is no such day';
}

export default function ControlledMeetingDate() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Meeting" value={value} onChange={setValue} />
        <Typography aria-live="polite">
          <Summary value={value} />
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
