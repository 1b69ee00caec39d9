import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import './SprintWeekSelect.css';

interface SprintDayProps extends PickersDayProps<Dayjs> {
  chosen?: Dayjs | null;
}

function SprintDay({ chosen, ...props }: SprintDayProps) {
  const start = props.day.startOf('week');
  const end = props.day.endOf('week');
  const isInSprint = chosen != null && chosen.isSame(props.day, 'week');

  return (
    <PickersDay
      {...props}
      disableMargin
      selected={false}
      aria-selected={isInSprint}
      className={[
        'sprint-day',
        props.day.isSame(start, 'day') && 'sprint-day-start',
        props.day.isSame(end, 'day') && 'sprint-day-end',
        isInSprint && 'sprint-day-chosen',
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

function getSprintText(chosen: Dayjs) {
  const start = chosen.startOf('week').format('MMM D');
  const end = chosen.endOf('week').format('MMM D');
  return `${start} to ${end}`;
}

export default function SprintWeekSelect() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="sprint-week-select">
        <Typography aria-live="polite">
          Sprint: {value && getSprintText(value)}
        </Typography>
        <DateCalendar
          showDaysOutsideCurrentMonth
          value={value}
          onChange={setValue}
          slots={{ day: SprintDay }}
          slotProps={{ day: { chosen: value } as Partial<SprintDayProps> }}
        />
      </div>
    </LocalizationProvider>
  );
}
