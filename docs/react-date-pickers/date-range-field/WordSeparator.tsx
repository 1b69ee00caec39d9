import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const warranty: DateRange<Dayjs> = [dayjs('2026-05-04'), dayjs('2028-05-03')];

const labels = { start: 'Bought on', end: 'Covered until' };

export default function WordSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <SingleInputDateRangeField
          label="Warranty"
          dateSeparator="to"
          defaultValue={warranty}
        />
        <MultiInputDateRangeField
          dateSeparator="to"
          defaultValue={warranty}
          slotProps={{
            textField: ({ position }: { position: RangePosition }) => ({
              label: labels[position],
              id: `warranty-${position}`,
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
