import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

const labels = { start: 'Check-in', end: 'Check-out' };

export default function CheckInOut() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <SingleInputDateTimeRangeField label="Stay" />
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            textField: ({ position }: { position: RangePosition }) => ({
              label: labels[position],
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
