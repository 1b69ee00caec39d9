import * as React from 'react';
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
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

/** Formats digits to fit the mask, such as 2025-04-30. */
function mask(text: string): string {
  const digits = text.replace(/\D/g, '');
  const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)];
  return parts.filter((part) => part !== '').join('-');
}

function MaskedField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, setValue, setOpen, timezone, label, rootRef, triggerRef } =
    usePickerContext();
  const adapter = usePickerAdapter();
  const ref = useForkRef(rootRef, triggerRef);
  const { validationError, hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  // The text being typed, and the last complete text, in case it isn't a real date.
  const [draft, setDraft] = React.useState<string | null>(null);
  const [impossible, setImpossible] = React.useState('');

  const read = (text: string) => {
    const [year, month, day] = text.split('-').map(Number);
    const january = adapter.setYear(adapter.startOfYear(props.minDate), year);
    const first = adapter.setMonth(january, month - 1);
    const isPossible =
      month > 0 && month < 13 && day > 0 && day <= adapter.getDaysInMonth(first);
    return isPossible ? adapter.setDate(first, day) : adapter.getInvalidDate();
  };

  const write = () => {
    if (value === null || validationError === 'invalidDate') {
      return value && impossible;
    }
    const month = adapter.getMonth(value) + 1;
    return [adapter.getYear(value), month, adapter.getDate(value)]
      .map((number) => String(number).padStart(2, '0'))
      .join('-');
  };

  const change = (text: string) => {
    setDraft(text);
    if (text === '' || text.length === 10) {
      setImpossible(text);
      setValue(text === '' ? null : read(text), { shouldClose: false });
    }
  };

  return (
    <TextField
      {...forwardedProps}
      ref={ref}
      fullWidth
      label={label}
      placeholder="YYYY-MM-DD"
      error={hasValidationError}
      value={draft ?? write() ?? ''}
      onChange={(event) => change(mask(event.target.value))}
      onBlur={() => setDraft(null)}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              aria-label="Choose in the calendar"
              onClick={() => setOpen((open) => !open)}
            >
              <CalendarIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function MaskedEntry() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Valid from"
        defaultValue={dayjs('2025-04-30')}
        minDate={dayjs('2025-01-01')}
        slots={{ field: MaskedField }}
      />
    </LocalizationProvider>
  );
}
