import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function State({ value }: { value: Dayjs | null }) {
  const { formatByString, formats, isValid } = usePickerAdapter();
  const text = isValid(value)
    ? formatByString(
        value,
        `${formats.normalDateWithWeekday}, ${formats.fullTime12h}`,
      )
    : 'no valid time';

  return <Typography aria-live="polite">State: {text}</Typography>;
}

export default function TimeState() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-15T07:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker label="Uncontrolled" defaultValue={dayjs('2026-04-15T07:45')} />
        <TimePicker label="Controlled" value={value} onChange={setValue} />
        <State value={value} />
      </Stack>
    </LocalizationProvider>
  );
}
