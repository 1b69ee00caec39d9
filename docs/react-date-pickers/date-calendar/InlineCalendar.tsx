import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function DayText({ day }: { day: PickerValidDate | null }) {
  const { format } = usePickerAdapter();
  return day ? format(day, 'fullDate') : 'no day';
}

export default function InlineCalendar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <div>
          <Typography align="center">Uncontrolled</Typography>
          <DateCalendar defaultValue={dayjs('2025-06-12')} />
        </div>
        <div>
          <Typography align="center" aria-live="polite">
            Controlled: <DayText day={value} />
          </Typography>
          <DateCalendar value={value} onChange={setValue} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
