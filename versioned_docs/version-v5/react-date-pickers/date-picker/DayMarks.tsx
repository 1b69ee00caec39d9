import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const collections = new Set([
  '2025-09-04',
  '2025-09-11',
  '2025-09-18',
  '2025-09-25',
]);

export default function DayMarks() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-09-10'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          // On narrow screens, let the calendar shrink, and scroll below 280 px.
          maxWidth: '100%',
          overflow: 'auto',
          '& .MuiPickerStaticWrapper-content': { minWidth: 280 },
          '& .MuiCalendarOrClockPicker-root > :last-child': { maxWidth: '100%' },
          '& .MuiCalendarPicker-root': { maxWidth: '100%' },
        }}
      >
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          value={value}
          onChange={(next) => setValue(next)}
          renderDay={(day, _selectedDays, { key, ...dayProps }) => {
            const marked = collections.has(day.format('YYYY-MM-DD'));
            return (
              <Badge
                key={key}
                color="secondary"
                variant="dot"
                overlap="circular"
                invisible={!marked || dayProps.outsideCurrentMonth}
              >
                <PickersDay
                  {...dayProps}
                  aria-label={marked ? `${day.date()}, paper collection` : undefined}
                />
              </Badge>
            );
          }}
          renderInput={(params) => <TextField {...params} />}
        />
      </Box>
    </LocalizationProvider>
  );
}
