import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
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
        className={`w-[76px] rounded-[12px] ${props.className}`}
      />
    );
  },
);

export default function RoundedYearsMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="flex flex-col min-[600px]:flex-row">
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
              className: `rounded-[12px] border border-solid ${
                isYearSelected
                  ? 'border-(--mui-palette-primary-main)'
                  : 'border-(--mui-palette-divider)'
              }`,
            }),
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
