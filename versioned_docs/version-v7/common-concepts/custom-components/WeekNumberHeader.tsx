import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
  type DateCalendarSlotProps,
  type DateCalendarSlots,
} from '@mui/x-date-pickers/DateCalendar';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PropsFromSlot } from '@mui/x-date-pickers/models';

interface HeaderWithWeeksProps extends PropsFromSlot<
  DateCalendarSlots<Dayjs>['calendarHeader']
> {
  weeksShown: boolean;
  onWeeksShownChange: (weeksShown: boolean) => void;
}

function HeaderWithWeeks({
  weeksShown,
  onWeeksShownChange,
  ...other
}: HeaderWithWeeksProps) {
  return (
    <React.Fragment>
      <Box sx={{ px: 3, pt: 1 }}>
        <FormControlLabel
          label="Week numbers"
          control={
            <Switch
              size="small"
              checked={weeksShown}
              onChange={(event) => onWeeksShownChange(event.target.checked)}
            />
          }
        />
      </Box>
      <PickersCalendarHeader {...other} />
    </React.Fragment>
  );
}

export default function WeekNumberHeader() {
  const [weeksShown, setWeeksShown] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        sx={{
          // Makes room for the taller header.
          height: 'auto',
          maxHeight: 'none',
          maxWidth: '100%',
          overflowX: 'auto',
          // More contrast than the default color, which is the one for disabled text.
          [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]:
            { color: 'text.secondary' },
        }}
        defaultValue={dayjs('2025-07-10')}
        displayWeekNumber={weeksShown}
        slots={{
          calendarHeader:
            HeaderWithWeeks as DateCalendarSlots<Dayjs>['calendarHeader'],
        }}
        slotProps={{
          calendarHeader: {
            weeksShown,
            onWeeksShownChange: setWeeksShown,
          } as DateCalendarSlotProps<Dayjs>['calendarHeader'],
        }}
      />
    </LocalizationProvider>
  );
}
