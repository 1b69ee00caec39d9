import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const listClass =
  '[&_.MuiDigitalClock-list]:flex [&_.MuiDigitalClock-list]:flex-wrap [&_.MuiDigitalClock-list]:gap-2 [&_.MuiDigitalClock-list]:p-1';
const pillClass =
  'm-0 min-h-10 rounded-[20px] px-4 py-0 [border:1px_solid_var(--mui-palette-divider)]';

export default function PillSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        skipDisabled
        minTime={dayjs('2025-10-14T14:00')}
        maxTime={dayjs('2025-10-14T18:00')}
        defaultValue={dayjs('2025-10-14T15:30')}
        className={listClass}
        slotProps={{ digitalClockItem: { className: pillClass } }}
      />
    </LocalizationProvider>
  );
}
