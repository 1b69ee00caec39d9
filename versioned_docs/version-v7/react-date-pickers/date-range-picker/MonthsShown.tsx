import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

type Months = 1 | 2 | 3;

export default function MonthsShown() {
  const [months, setMonths] = React.useState<Months>(3);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="calendars"
          value={months}
          onChange={(_event, next: Months | null) => next && setMonths(next)}
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={2}>2 months</ToggleButton>
          <ToggleButton value={3}>3 months</ToggleButton>
        </ToggleButtonGroup>
        <DateRangePicker
          localeText={{ start: 'Scaffolding from', end: 'Until' }}
          calendars={months}
          defaultValue={[dayjs('2025-09-22'), dayjs('2025-11-14')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
