import 'moment/locale/ar-sa'; // Must come before moment-hijri, which adds its months to this locale.
import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
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
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import moment, { type Moment } from 'moment-hijri';
import { HijriAdapter } from './HijriAdapter';
import RightToLeft from './RightToLeft';

const limits = { minDate: moment('2024-07-07'), maxDate: moment('2026-06-15') };

const arabicText = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  calendarViewSwitchingButtonAriaLabel: () => 'تبديل العرض',
};

function ButtonField(props: DatePickerFieldProps) {
  const { internalProps } = useSplitFieldProps(props, 'date');
  const adapter = usePickerAdapter();
  const { disabled, label, setOpen, timezone, triggerRef, value } =
    usePickerContext();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      disabled={disabled}
      onClick={() => setOpen((isOpen) => !isOpen)}
    >
      {label}: {value ? adapter.format(value, 'keyboardDate') : '…'}
    </Button>
  );
}

export default function HijriButton() {
  const [value, setValue] = React.useState<Moment | null>(moment('2025-03-01'));

  return (
    <RightToLeft lang="ar">
      <LocalizationProvider dateAdapter={HijriAdapter} localeText={arabicText}>
        <Stack spacing={2}>
          <DatePicker
            {...limits}
            label="موعد السفر"
            value={value}
            onChange={setValue}
            slots={{ field: ButtonField }}
            slotProps={{
              desktopPaper: { dir: 'rtl' },
              mobilePaper: { dir: 'rtl' },
            }}
          />
          <DateCalendar {...limits} value={value} onChange={setValue} />
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
