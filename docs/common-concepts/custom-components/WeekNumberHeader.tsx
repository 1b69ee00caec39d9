import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarSlotProps,
  type DateCalendarSlots,
} from '@mui/x-date-pickers/DateCalendar';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PropsFromSlot } from '@mui/x-date-pickers/models';

interface HeaderWithWeeksProps extends PropsFromSlot<
  DateCalendarSlots['calendarHeader']
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
      <FormControlLabel
        label="Week numbers"
        sx={{ mx: 2 }}
        control={
          <Switch
            checked={weeksShown}
            onChange={(event) => onWeeksShownChange(event.target.checked)}
          />
        }
      />
      <PickersCalendarHeader {...other} />
    </React.Fragment>
  );
}

export default function WeekNumberHeader() {
  const [weeksShown, setWeeksShown] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        // Makes room for the taller header.
        sx={{ height: 'auto', maxHeight: 'none' }}
        defaultValue={dayjs('2025-07-10')}
        displayWeekNumber={weeksShown}
        slots={{
          calendarHeader: HeaderWithWeeks as DateCalendarSlots['calendarHeader'],
        }}
        slotProps={{
          calendarHeader: {
            weeksShown,
            onWeeksShownChange: setWeeksShown,
          } as DateCalendarSlotProps['calendarHeader'],
        }}
      />
    </LocalizationProvider>
  );
}
