import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const night: DateRange<Dayjs> = [
  dayjs('2026-11-03T22:00'),
  dayjs('2026-11-04T06:30'),
];

export default function LogWindowFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <SingleInputDateTimeRangeField
          label="24 hours"
          ampm={false}
          defaultValue={night}
        />
        <SingleInputDateTimeRangeField
          label="With seconds"
          format="YYYY-MM-DD HH:mm:ss"
          defaultValue={night}
        />
        <SingleInputDateTimeRangeField
          label="Without the year"
          format="MMM D, h:mm A"
          defaultValue={night}
        />
      </Stack>
    </LocalizationProvider>
  );
}
