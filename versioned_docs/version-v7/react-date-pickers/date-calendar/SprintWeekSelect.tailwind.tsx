import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

interface SprintDayProps extends PickersDayProps<Dayjs> {
  chosen?: Dayjs | null;
}

const dayClass = 'w-10 rounded-none';
const startClass = 'rounded-s-[18px]';
const endClass = 'rounded-e-[18px]';
const hoverClass =
  '[&:is(.MuiDayCalendar-weekContainer:hover_*)]:bg-(--mui-palette-action-hover)';
const sprintClass =
  'bg-(--mui-palette-primary-main) text-(color:--mui-palette-primary-contrastText) [&.Mui-focusVisible]:[outline:2px_solid] [&.Mui-focusVisible]:-outline-offset-4';

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
        dayClass,
        props.day.isSame(start, 'day') && startClass,
        props.day.isSame(end, 'day') && endClass,
        isInSprint ? sprintClass : hoverClass,
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
      <div className="flex flex-col items-center gap-2">
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
