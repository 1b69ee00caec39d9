import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

interface MonthTileProps extends ButtonProps {
  ownerState: { isMonthSelected: boolean };
}

// The calendar needs the ref to move the focus.
const MonthTile = React.forwardRef<HTMLButtonElement, MonthTileProps>(
  function MonthTile({ ownerState, ...props }, ref) {
    return (
      <Button
        {...props}
        ref={ref}
        variant={ownerState.isMonthSelected ? 'contained' : 'outlined'}
        sx={{ width: 76, borderRadius: '12px' }}
      />
    );
  },
);

export default function RoundedYearsMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }}>
        <MonthCalendar
          defaultValue={dayjs('2025-04-01')}
          slots={{ monthButton: MonthTile }}
        />
        <YearCalendar
          defaultValue={dayjs('2025-04-01')}
          minDate={dayjs('2019-01-01')}
          maxDate={dayjs('2030-12-31')}
          slotProps={{
            yearButton: ({ isYearSelected }) => ({
              sx: {
                border: '1px solid',
                borderColor: isYearSelected ? 'primary.main' : 'divider',
                borderRadius: '12px',
              },
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
