import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import type { FieldOwnerState } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const texts = {
  start: { label: 'Pick up', helperText: 'Bring your license' },
  end: { label: 'Return', helperText: 'With a full tank' },
};

interface EndState extends FieldOwnerState {
  position?: RangePosition;
}

function StackedOnPhones(props: MultiInputDateTimeRangeFieldProps<true>) {
  return (
    <MultiInputDateTimeRangeField
      {...props}
      direction={{ xs: 'column', sm: 'row' }}
    />
  );
}

export default function PickupReturnInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        defaultValue={[dayjs('2026-06-12T10:00'), dayjs('2026-06-15T16:30')]}
        slots={{ field: StackedOnPhones }}
        slotProps={{
          textField: ({ position = 'start' }: EndState) => texts[position],
        }}
      />
    </LocalizationProvider>
  );
}
