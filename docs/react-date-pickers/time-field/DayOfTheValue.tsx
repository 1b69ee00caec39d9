import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const concert = dayjs('2026-06-20');

function ReportingField(props: TimeFieldProps) {
  const { format, isValid } = usePickerAdapter();
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const text = isValid(value) ? format(value, 'fullDate') : 'none yet';

  return (
    <TimeField
      {...props}
      value={value}
      onChange={setValue}
      helperText={`Day of the value: ${text}`}
    />
  );
}

export default function DayOfTheValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ReportingField label="Doors open" referenceDate={concert} />
        <ReportingField label="Doors open, no reference date" />
      </Stack>
    </LocalizationProvider>
  );
}
