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
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

const errors: Record<string, string> = {
  invalidDate: 'This is no date',
  minDate: 'The season begins on May 1, 2025',
  maxDate: 'The season ends on September 30, 2025',
};

function TypedField(props: DatePickerFieldProps) {
  // Separates the picker's own props, such as limits, from those for the element.
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  // Reads the state of the picker.
  const { rootRef, triggerRef, ...picker } = usePickerContext();
  const { value, timezone, fieldFormat, setValue, setOpen, triggerStatus } = picker;
  const adapter = usePickerAdapter();
  const format = useParsedFormat();
  const ref = useForkRef(rootRef, triggerRef);
  // Validates the current value and new ones.
  const { validationError, hasValidationError, getValidationErrorForNewValue } =
    useValidation({
      validator: validateDate,
      value,
      timezone,
      props: internalProps,
    });

  const [draft, setDraft] = React.useState<string | null>(null);
  const [impossible, setImpossible] = React.useState('');
  const text =
    value && validationError !== 'invalidDate'
      ? adapter.formatByString(value, fieldFormat)
      : value && impossible;

  const commit = () => {
    if (draft !== null) {
      const next = draft === '' ? null : adapter.parse(draft, fieldFormat);
      setImpossible(draft);
      setDraft(null);
      setValue(next, {
        validationError: getValidationErrorForNewValue(next),
        shouldClose: false,
      });
    }
  };

  return (
    <TextField
      {...forwardedProps}
      ref={ref}
      fullWidth
      label={picker.label}
      name={picker.name}
      disabled={picker.disabled}
      className={picker.rootClassName}
      sx={picker.rootSx}
      error={hasValidationError}
      helperText={validationError ? errors[validationError] : `Format: ${format}`}
      value={draft ?? text ?? ''}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      slotProps={{
        input: {
          readOnly: picker.readOnly,
          endAdornment: triggerStatus !== 'hidden' && (
            <IconButton
              edge="end"
              aria-label="Choose in the calendar"
              disabled={triggerStatus === 'disabled'}
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

export default function FieldFromScratch() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First day on the water"
        minDate={dayjs('2025-05-01')}
        maxDate={dayjs('2025-09-30')}
        slots={{ field: TypedField }}
      />
    </LocalizationProvider>
  );
}
