import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function Result({ value }: { value: Dayjs | null }) {
  const { format, isValid } = usePickerAdapter();

  return value && isValid(value)
    ? `${format(value, 'fullDate')}, ${format(value, 'fullTime12h')}`
    : 'Nothing chosen yet';
}

interface CaseProps {
  picker: React.ElementType;
  label: string;
  maxDate?: Dayjs;
  referenceDate?: Dayjs;
}

function Case({ picker: Picker, ...props }: CaseProps) {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <Picker
      {...props}
      value={value}
      onChange={setValue}
      slotProps={{ textField: { helperText: <Result value={value} /> } }}
    />
  );
}

export default function ReferenceDateCases() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Case picker={DatePicker} label="Without a reference date" />
        <Case
          picker={DatePicker}
          label="With maxDate in the past"
          maxDate={dayjs('2025-03-14')}
        />
        <Case
          picker={DatePicker}
          label="September 2026, 10:30 AM"
          referenceDate={dayjs('2026-09-01T10:30')}
        />
        <Case
          picker={TimePicker}
          label="Some time on May 8, 2026"
          referenceDate={dayjs('2026-05-08')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
