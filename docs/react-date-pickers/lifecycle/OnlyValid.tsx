import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const april = dayjs('2026-04-30');

function PaydayForm() {
  const { format } = usePickerAdapter();
  const [payday, setPayday] = React.useState<Dayjs>(april);

  return (
    <Stack spacing={2}>
      <DatePicker
        label="Payday in 2026"
        defaultValue={april}
        minDate={dayjs('2026-01-01')}
        maxDate={dayjs('2026-12-31')}
        onChange={(value, context) => {
          if (value && context.validationError === null) {
            setPayday(value);
          }
        }}
      />
      <Typography aria-live="polite">State: {format(payday, 'fullDate')}</Typography>
    </Stack>
  );
}

export default function OnlyValid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PaydayForm />
    </LocalizationProvider>
  );
}
