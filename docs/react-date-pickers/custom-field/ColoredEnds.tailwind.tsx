import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import dayjs from 'dayjs';

const colors = {
  start: 'border-(--mui-palette-success-main)',
  end: 'border-(--mui-palette-error-main)',
};

function EndsField(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      slotProps={{
        textField: ({ position }) => ({
          className: `rounded-[4px] [border-inline-start-style:solid] [border-inline-start-width:6px] ${colors[position]}`,
        }),
        separator: { children: 'until', className: 'italic' },
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
