import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

type Months = 1 | 3;

export default function MonthsSideBySide() {
  const [months, setMonths] = React.useState<Months>(3);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="calendars"
          value={months}
          onChange={(_event, next: Months | null) => next && setMonths(next)}
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={3}>3 months</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={months}
          defaultValue={[dayjs('2025-03-24'), dayjs('2025-05-09')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
