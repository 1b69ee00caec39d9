import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Week 20',
    getValue: () => [dayjs('2025-05-12'), dayjs('2025-05-18')],
  },
  { label: 'May', getValue: () => [dayjs('2025-05-01'), dayjs('2025-05-31')] },
  {
    label: 'Quarter 2',
    getValue: () => [dayjs('2025-04-01'), dayjs('2025-06-30')],
  },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function ReportingPeriods() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        defaultValue={[dayjs('2025-05-12'), dayjs('2025-05-18')]}
        slotProps={{
          shortcuts: { items: periods },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
