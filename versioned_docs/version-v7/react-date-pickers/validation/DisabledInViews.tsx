import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DisabledInViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <DateCalendar
          defaultValue={dayjs('2025-09-17')}
          minDate={dayjs('2025-09-08')}
          maxDate={dayjs('2025-09-26')}
        />
        <DigitalClock
          timeStep={90}
          defaultValue={dayjs('2025-09-17T10:30')}
          minTime={dayjs('2025-09-17T10:00')}
          maxTime={dayjs('2025-09-17T17:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
