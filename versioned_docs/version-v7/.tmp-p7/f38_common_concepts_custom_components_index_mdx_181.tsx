
import type { DateCalendarSlots } from '@mui/x-date-pickers/DateCalendar';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PropsFromSlot } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

export function ShiftHeader(
  props: PropsFromSlot<DateCalendarSlots<Dayjs>['calendarHeader']>,
) {
  return <PickersCalendarHeader {...props} sx={{ bgcolor: 'action.hover' }} />;
}
