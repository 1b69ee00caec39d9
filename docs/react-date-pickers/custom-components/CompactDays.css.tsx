import * as React from 'react';
import Slider from '@mui/material/Slider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import dayjs from 'dayjs';
import './CompactDays.css';

export default function CompactDays() {
  const [size, setSize] = React.useState(26);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div
        className="compact-days"
        style={{ '--size': `${size}px` } as React.CSSProperties}
      >
        <Slider
          aria-label="Size of a day"
          min={22}
          max={36}
          value={size}
          onChange={(_event, next) => setSize(next as number)}
          valueLabelDisplay="auto"
          className="compact-days-slider"
        />
        <DateCalendar
          defaultValue={dayjs('2025-02-18')}
          slots={{ day: PickerDay2 }}
        />
      </div>
    </LocalizationProvider>
  );
}
