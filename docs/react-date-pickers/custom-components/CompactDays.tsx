import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import dayjs from 'dayjs';

export default function CompactDays() {
  const [size, setSize] = React.useState(26);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <Slider
          aria-label="Size of a day"
          min={22}
          max={36}
          value={size}
          onChange={(_event, next) => setSize(next as number)}
          valueLabelDisplay="auto"
          sx={{ width: 240 }}
        />
        <DateCalendar
          defaultValue={dayjs('2025-02-18')}
          slots={{ day: PickerDay2 }}
          slotProps={{
            day: {
              sx: {
                '--PickerDay-size': `${size}px`,
                '--PickerDay-horizontalMargin': '1px',
              },
            },
          }}
          sx={{ '& .MuiDayCalendar-weekDayLabel': { width: size, mx: '1px' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
