import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const today = dayjs().startOf('day');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Today', getValue: () => [today, today] },
  { label: 'Next 7 days', getValue: () => [today, today.add(6, 'day')] },
  {
    label: 'Rest of the month',
    getValue: () => [today, today.endOf('month').startOf('day')],
  },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function LeaveShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        defaultValue={[dayjs('2025-07-14'), dayjs('2025-07-25')]}
        slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
