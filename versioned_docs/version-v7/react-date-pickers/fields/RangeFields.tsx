import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [
  dayjs('2026-05-29T22:00'),
  dayjs('2026-05-30T06:30'),
];

const slotProps = {
  textField: ({ position }: { position: RangePosition }) => ({
    label: position === 'start' ? 'From' : 'To',
  }),
};

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <SingleInputDateRangeField label="Dates" defaultValue={shift} />
        <MultiInputDateRangeField slotProps={slotProps} defaultValue={shift} />
        <SingleInputTimeRangeField label="Times" defaultValue={shift} />
        <MultiInputTimeRangeField slotProps={slotProps} defaultValue={shift} />
        <SingleInputDateTimeRangeField label="Night shift" defaultValue={shift} />
        <MultiInputDateTimeRangeField slotProps={slotProps} defaultValue={shift} />
      </Stack>
    </LocalizationProvider>
  );
}
