import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';
import './ColoredEnds.css';

function EndsField(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      slotProps={{
        textField: ({ position }) => ({
          className: `colored-end colored-end-${position}`,
        }),
        separator: { children: 'until', className: 'colored-separator' },
      }}
    />
  );
}

EndsField.fieldType = 'multi-input';

export default function ColoredEnds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-09-01'), dayjs('2025-09-14')]}
        slots={{ field: EndsField }}
      />
    </LocalizationProvider>
  );
}
