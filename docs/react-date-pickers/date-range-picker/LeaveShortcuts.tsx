import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function LeavePicker() {
  const adapter = usePickerAdapter();
  const today = adapter.startOfDay(dayjs());

  const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
    { label: 'Today', getValue: () => [today, today] },
    { label: 'Next 7 days', getValue: () => [today, adapter.addDays(today, 6)] },
    {
      label: 'Rest of the month',
      getValue: () => [today, adapter.startOfDay(adapter.endOfMonth(today))],
    },
    { label: 'Clear', getValue: () => [null, null] },
  ];

  return (
    <StaticDateRangePicker
      defaultValue={[dayjs('2025-07-14'), dayjs('2025-07-25')]}
      slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
    />
  );
}

export default function LeaveShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LeavePicker />
    </LocalizationProvider>
  );
}
