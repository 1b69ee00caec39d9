import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, digitalClockClasses } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const listSx = {
  [`& .${digitalClockClasses.list}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    padding: '4px',
  },
};
const pillSx = {
  '&, &:first-of-type': { margin: 0 },
  minHeight: { xs: 40, sm: 40 }, // A menu item has a minHeight for both breakpoints.
  padding: '0 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '20px',
};

export default function PillSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        skipDisabled
        minTime={dayjs('2025-10-14T14:00')}
        maxTime={dayjs('2025-10-14T18:00')}
        defaultValue={dayjs('2025-10-14T15:30')}
        sx={listSx}
        slotProps={{ digitalClockItem: { sx: pillSx } }}
      />
    </LocalizationProvider>
  );
}
