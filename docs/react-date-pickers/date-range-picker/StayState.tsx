import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function DateText({ date }: { date: Dayjs | null }) {
  const { format, isValid } = usePickerAdapter();

  if (date === null) {
    return 'null';
  }
  return isValid(date) ? format(date, 'fullDate') : 'invalid date';
}

export default function StayState() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-14'),
    dayjs('2026-05-18'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateRangePicker
          label="Uncontrolled"
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-18')]}
        />
        <DateRangePicker label="Controlled" value={range} onChange={setRange} />
        <Typography aria-live="polite">
          State: [<DateText date={range[0]} />; <DateText date={range[1]} />]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
