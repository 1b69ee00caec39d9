import dayjs from 'dayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';

export default function StatefulDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-07-10')}
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
        slotProps={{
          day: ({ day, selected }) => ({
            sx: {
              fontWeight: day.day() === 2 ? 700 : 400,
              textDecoration: day.day() === 2 && !selected ? 'underline' : 'none',
            },
          }),
        }}
      />
    </LocalizationProvider>
  );
}
