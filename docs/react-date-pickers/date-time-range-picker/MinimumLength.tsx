import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function MinimumLength() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T10:00'),
    dayjs('2026-06-12T16:00'),
  ]);
  const [start, end] = range;
  const isTooShort =
    !!start?.isValid() && !!end?.isValid() && end.diff(start, 'hour', true) < 24;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Car rental"
        value={range}
        onChange={setRange}
        slotProps={{
          textField: {
            fullWidth: true,
            error: isTooShort || undefined,
            helperText: isTooShort ? 'Rent for at least 24 hours' : ' ',
          },
        }}
      />
    </LocalizationProvider>
  );
}
