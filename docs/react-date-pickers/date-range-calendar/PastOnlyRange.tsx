import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

type Place = 1 | 2;

export default function PastOnlyRange() {
  const [place, setPlace] = React.useState<Place>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Position of the current month"
          value={place}
          onChange={(_event, next: Place | null) => next && setPlace(next)}
        >
          <ToggleButton value={1}>First</ToggleButton>
          <ToggleButton value={2}>Second</ToggleButton>
        </ToggleButtonGroup>
        {/* In an app, use disableFuture instead of this maxDate. */}
        <DateRangeCalendar
          currentMonthCalendarPosition={place}
          maxDate={dayjs('2025-10-17')}
          defaultValue={[dayjs('2025-10-06'), dayjs('2025-10-10')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
