import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const weekend: DateRange<Dayjs> = [
  dayjs('2026-06-12T10:00'),
  dayjs('2026-06-15T16:30'),
];

const describe = (date: Dayjs | null) =>
  date?.isValid() ? date.format('ddd, MMM D, h:mm A') : 'incomplete';

export default function RentalState() {
  const [range, setRange] = React.useState(weekend);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeRangePicker label="Uncontrolled" defaultValue={weekend} />
        <DateTimeRangePicker label="Controlled" value={range} onChange={setRange} />
        <Typography aria-live="polite">
          From: {describe(range[0])}
          <br />
          To: {describe(range[1])}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
