import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import './SprintWeekSelect.css';

interface SprintDayProps extends PickersDayProps {
  chosen?: PickerValidDate | null;
}

function SprintDay({ chosen, ...props }: SprintDayProps) {
  const adapter = usePickerAdapter();
  const start = adapter.startOfWeek(props.day);
  const end = adapter.endOfWeek(props.day);
  const isInSprint = chosen != null && adapter.isWithinRange(chosen, [start, end]);

  return (
    <PickersDay
      {...props}
      disableMargin
      selected={false}
      aria-selected={isInSprint}
      className={[
        'sprint-day',
        adapter.isSameDay(props.day, start) && 'sprint-day-start',
        adapter.isSameDay(props.day, end) && 'sprint-day-end',
        isInSprint && 'sprint-day-chosen',
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

function SprintDates({ chosen }: { chosen: PickerValidDate }) {
  const { endOfWeek, format, startOfWeek } = usePickerAdapter();
  const start = format(startOfWeek(chosen), 'shortDate');
  const end = format(endOfWeek(chosen), 'shortDate');
  return `${start} to ${end}`;
}

export default function SprintWeekSelect() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="sprint-week-select">
        <Typography aria-live="polite">
          Sprint: {value && <SprintDates chosen={value} />}
        </Typography>
        <DateCalendar
          showDaysOutsideCurrentMonth
          value={value}
          onChange={setValue}
          slots={{ day: SprintDay }}
          slotProps={{ day: { chosen: value } as SprintDayProps }}
        />
      </div>
    </LocalizationProvider>
  );
}
