import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import './PillSlots.css';

export default function PillSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        skipDisabled
        minTime={dayjs('2025-10-14T14:00')}
        maxTime={dayjs('2025-10-14T18:00')}
        defaultValue={dayjs('2025-10-14T15:30')}
        className="pill-slots"
        slotProps={{ digitalClockItem: { className: 'pill-slot' } }}
      />
    </LocalizationProvider>
  );
}
