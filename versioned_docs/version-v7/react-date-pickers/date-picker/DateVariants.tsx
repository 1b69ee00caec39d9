import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const departure = dayjs('2025-04-22');

const layout = {
  display: 'grid',
  gap: 4,
  alignItems: 'center',
  justifyContent: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 320px)', md: '240px 322px' },
  width: '100%',
};

// On narrow screens, the calendar shrinks, and below 280 px, it scrolls.
const staticSx = {
  gridTemplateColumns: '0 minmax(0, 1fr) 0',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& .MuiDateCalendar-root': { minWidth: 280, maxWidth: '100%' },
};

export default function DateVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        <Stack spacing={3}>
          <DatePicker label="Responsive" defaultValue={departure} />
          <DesktopDatePicker label="Desktop" defaultValue={departure} />
          <MobileDatePicker label="Mobile" defaultValue={departure} />
        </Stack>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={departure}
          slotProps={{ toolbar: { hidden: true } }}
          sx={staticSx}
        />
      </Box>
    </LocalizationProvider>
  );
}
