import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function StartEndTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimeRangePicker
        label="Guided tour"
        defaultValue={[dayjs('2026-04-15T13:15'), dayjs('2026-04-15T14:00')]}
        slotProps={{ tabs: { hidden: false } }}
      />
    </LocalizationProvider>
  );
}
