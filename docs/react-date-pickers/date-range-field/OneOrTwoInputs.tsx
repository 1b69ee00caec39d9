import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

const labels = { start: 'First day', end: 'Last day' };

export default function OneOrTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <SingleInputDateRangeField label="Parental leave" />
        <MultiInputDateRangeField
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
