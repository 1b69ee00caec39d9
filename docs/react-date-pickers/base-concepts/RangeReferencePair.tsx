import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const nightShift: [Dayjs, Dayjs] = [
  dayjs('2026-03-02T22:00'),
  dayjs('2026-03-03T06:00'),
];

function Shift({ value: [start, end] }: { value: DateRange<Dayjs> }) {
  const { format, isValid } = usePickerAdapter();
  const write = (date: Dayjs | null) =>
    date && isValid(date)
      ? `${format(date, 'shortDate')}, ${format(date, 'fullTime12h')}`
      : 'not chosen';

  return `From: ${write(start)}. To: ${write(end)}.`;
}

export default function RangeReferencePair() {
  const [value, setValue] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeRangePicker
          label="Night shift"
          value={value}
          onChange={setValue}
          referenceDate={nightShift}
        />
        <Typography aria-live="polite">
          <Shift value={value} />
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
