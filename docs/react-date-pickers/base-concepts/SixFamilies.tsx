import Stack from '@mui/material/Stack';
import {
  DateField,
  DateTimeField,
  LocalizationProvider,
  SingleInputDateRangeField,
  SingleInputDateTimeRangeField,
  SingleInputTimeRangeField,
  TimeField,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import dayjs from 'dayjs';

const opening = dayjs('2026-06-05T09:30');
const closing = dayjs('2026-06-07T18:00');

export default function SixFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Date" defaultValue={opening} />
        <TimeField label="Time" defaultValue={opening} />
        <DateTimeField label="Date and time" defaultValue={opening} />
        <SingleInputDateRangeField
          label="Date range"
          defaultValue={[opening, closing]}
        />
        <SingleInputTimeRangeField
          label="Time range"
          defaultValue={[opening, closing]}
        />
        <SingleInputDateTimeRangeField
          label="Date and time range"
          defaultValue={[opening, closing]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
