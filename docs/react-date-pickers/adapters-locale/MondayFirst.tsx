import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-nz';
import updateLocale from 'dayjs/plugin/updateLocale';

dayjs.extend(updateLocale);

export default function MondayFirst() {
  const [weekStart, setWeekStart] = React.useState(1);

  const changeWeekStart = (_event: unknown, next: number | null) => {
    if (next !== null) {
      dayjs.updateLocale('en-nz', { weekStart: next });
      setWeekStart(next);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-nz">
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="First day of the week"
          value={weekStart}
          onChange={changeWeekStart}
        >
          <ToggleButton value={6}>Saturday</ToggleButton>
          <ToggleButton value={0}>Sunday</ToggleButton>
          <ToggleButton value={1}>Monday</ToggleButton>
        </ToggleButtonGroup>
        <DateCalendar key={weekStart} defaultValue={dayjs('2026-10-14')} />
      </Stack>
    </LocalizationProvider>
  );
}
