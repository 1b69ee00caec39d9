import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

interface SprintDayProps extends PickersDayProps {
  chosen?: PickerValidDate | null;
}

const dayClass = 'w-10 rounded-none';
const startClass = 'rounded-s-[18px]';
const endClass = 'rounded-e-[18px]';
const hoverClass =
  '[&:is(.MuiDayCalendar-weekContainer:hover_*)]:bg-(--mui-palette-action-hover)';
const sprintClass =
  'bg-(--mui-palette-primary-main) text-(color:--mui-palette-primary-contrastText) [&.Mui-focusVisible]:[outline:2px_solid] [&.Mui-focusVisible]:-outline-offset-4';

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
        dayClass,
        adapter.isSameDay(props.day, start) && startClass,
        adapter.isSameDay(props.day, end) && endClass,
        isInSprint ? sprintClass : hoverClass,
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
      <div className="flex flex-col items-center gap-2">
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
