import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import {
  DatePicker,
  type DatePickerFieldProps,
  type DatePickerProps,
} from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { usePickersContext, usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import type { FieldRef, FieldSection } from '@mui/x-date-pickers/models';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const GuestField = React.forwardRef(function GuestField(
  props: TextFieldProps,
  ref: React.Ref<HTMLDivElement>,
) {
  return <TextField {...props} ref={ref} variant="filled" />;
});

interface NightButtonProps extends DatePickerFieldProps<Dayjs> {
  onOpen?: () => void;
}

function NightButton({ InputProps, value, label, disabled, onOpen }: NightButtonProps) {
  return (
    <Button ref={InputProps?.ref} disabled={disabled} onClick={onOpen}>
      {value ? value.format('MMM D') : label}
    </Button>
  );
}

/** Asks for a night by a button instead of a field. */
export function NightPicker(props: DatePickerProps<Dayjs>) {
  const [open, setOpen] = React.useState(false);
  const field: object = { onOpen: () => setOpen(true) };
  return (
    <DatePicker<Dayjs>
      {...props}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slots={{ field: NightButton, actionBar: NightActions }}
      slotProps={{ field }}
    />
  );
}

function NightActions({ className, onClear }: PickersActionBarProps) {
  const { onClose } = usePickersContext();
  const { clearButtonLabel, cancelButtonLabel } = usePickersTranslations();
  return (
    <div className={className}>
      <Button onClick={onClear}>{clearButtonLabel}</Button>
      <Button onClick={onClose}>{cancelButtonLabel}</Button>
    </div>
  );
}

function OpenDay(props: PickersDayProps<Dayjs>) {
  return <PickersDay {...props} sx={{ opacity: props.day.day() === 1 ? 0.5 : 1 }} />;
}

export function Visits({ save, sent }: { save: (evening: Dayjs) => void; sent: boolean }) {
  const [evening, setEvening] = React.useState<Dayjs | null>(null);
  const [birthday, setBirthday] = React.useState<Dayjs | null>(null);
  const birthdayRef = React.useRef<FieldRef<FieldSection>>(null);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      dateFormats={{ fullTime: 'H:mm', keyboardDateTime: 'D.M.YYYY H:mm' }}
    >
      <Stack spacing={2}>
        <DatePicker<Dayjs>
          label="Evening"
          value={evening}
          onChange={(next, context) => {
            if (context.validationError === null && next) {
              setEvening(next);
              save(next);
            }
          }}
          disablePast
          localeText={{
            openDatePickerDialogue: (date, utils) =>
              date ? `Evening: ${utils.format(date, 'fullDate')}` : 'Choose the evening',
          }}
          slotProps={{ inputAdornment: { position: 'start' } }}
          sx={{ '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.main' } }}
        />
        <TimePicker label="Doors open" slots={{ textField: GuestField }} />
        <DateTimePicker
          label="Talk"
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
        />
        <MobileDateTimePicker label="Guided tour" />
        <DateCalendar
          slots={{ day: OpenDay }}
          slotProps={{
            day: (ownerState) => ({ className: ownerState.selected ? 'booked' : undefined }),
          }}
        />
        <DateField
          enableAccessibleFieldDOMStructure
          label="Birthday"
          value={birthday}
          onChange={setBirthday}
          slotProps={{ textField: { helperText: sent && 'Is it complete?' } }}
          unstableFieldRef={birthdayRef}
        />
        <Button onClick={() => birthdayRef.current?.focusField('year')}>Year</Button>
      </Stack>
    </LocalizationProvider>
  );
}
