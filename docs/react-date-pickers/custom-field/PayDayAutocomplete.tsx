import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const payDays = [
  dayjs('2025-01-31'),
  dayjs('2025-02-28'),
  dayjs('2025-03-31'),
  dayjs('2025-04-30'),
  dayjs('2025-05-30'),
  dayjs('2025-06-30'),
];

function PayDayField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, setOpen, label, rootRef, triggerRef } =
    usePickerContext();
  const adapter = usePickerAdapter();
  const ref = useForkRef(rootRef, triggerRef);

  return (
    <Autocomplete
      {...forwardedProps}
      ref={ref}
      options={payDays}
      value={value}
      onChange={(_event, next) => setValue(next)}
      getOptionLabel={(day) => adapter.formatByString(day, adapter.formats.fullDate)}
      isOptionEqualToValue={(option, day) => adapter.isSameDay(option, day)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: (
                <IconButton
                  aria-label="Choose in the calendar"
                  onClick={() => setOpen((open) => !open)}
                >
                  <CalendarIcon />
                </IconButton>
              ),
            },
          }}
        />
      )}
    />
  );
}

function PayDayPicker() {
  const adapter = usePickerAdapter();
  const isPayDay = (day: PickerValidDate) =>
    payDays.some((payDay) => adapter.isSameDay(payDay, day));

  return (
    <DatePicker
      label="Pay day"
      referenceDate={payDays[2]}
      shouldDisableDate={(day) => !isPayDay(day)}
      slots={{ field: PayDayField }}
    />
  );
}

export default function PayDayAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PayDayPicker />
    </LocalizationProvider>
  );
}
