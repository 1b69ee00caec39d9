import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function DateText({ date }: { date: Dayjs | null }) {
  const { format } = usePickerAdapter();
  return date ? format(date, 'shortDate') : 'null';
}

export default function InlineRange() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-10'),
    dayjs('2025-06-12'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4}>
        <div>
          <Typography align="center">Uncontrolled</Typography>
          <DateRangeCalendar
            calendars={1}
            defaultValue={[dayjs('2025-06-10'), dayjs('2025-06-12')]}
          />
        </div>
        <div>
          <Typography align="center" aria-live="polite">
            Controlled: [<DateText date={range[0]} />, <DateText date={range[1]} />]
          </Typography>
          <DateRangeCalendar calendars={1} value={range} onChange={setRange} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
