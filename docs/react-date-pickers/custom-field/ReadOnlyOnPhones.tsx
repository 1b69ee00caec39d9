import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import dayjs from 'dayjs';

function ReadOnlyField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, label, disabled, setOpen, rootRef, triggerRef, triggerStatus } =
    usePickerContext();
  const adapter = usePickerAdapter();
  const placeholder = useParsedFormat();
  const ref = useForkRef(rootRef, triggerRef);
  const open = () => triggerStatus === 'enabled' && setOpen(true);

  return (
    <TextField
      {...forwardedProps}
      ref={ref}
      label={label}
      disabled={disabled}
      placeholder={placeholder}
      value={value ? adapter.formatByString(value, adapter.formats.fullDate) : ''}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          open();
        }
      }}
      slotProps={{
        htmlInput: { 'aria-haspopup': 'dialog' },
        input: { readOnly: true, endAdornment: <CalendarIcon color="action" /> },
      }}
    />
  );
}

function FieldByDevice(props: DatePickerFieldProps) {
  const { variant } = usePickerContext();
  return variant === 'mobile' ? (
    <ReadOnlyField {...props} />
  ) : (
    <DateField {...props} />
  );
}

export default function ReadOnlyOnPhones() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DesktopDatePicker
          label="On a computer"
          defaultValue={dayjs('2025-10-08')}
          slots={{ field: FieldByDevice }}
        />
        <MobileDatePicker
          label="On a phone"
          defaultValue={dayjs('2025-10-08')}
          slots={{ field: FieldByDevice }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
