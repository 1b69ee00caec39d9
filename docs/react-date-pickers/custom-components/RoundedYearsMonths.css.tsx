import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';
import './RoundedYearsMonths.css';

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
        className={`month-tile ${props.className}`}
      />
    );
  },
);

export default function RoundedYearsMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="year-month">
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
              className: isYearSelected ? 'year-tile year-tile-on' : 'year-tile',
            }),
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
