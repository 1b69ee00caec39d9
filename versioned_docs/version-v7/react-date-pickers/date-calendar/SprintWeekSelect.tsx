import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

interface SprintDayProps extends PickersDayProps<Dayjs> {
  chosen?: Dayjs | null;
}

const daySx = { width: 40, borderRadius: 0 };
const startSx = { borderStartStartRadius: 18, borderEndStartRadius: 18 };
const endSx = { borderStartEndRadius: 18, borderEndEndRadius: 18 };
const hoverSx = {
  '.MuiDayCalendar-weekContainer:hover &': { bgcolor: 'action.hover' },
};
const sprintSx = {
  '&, &:hover, &:focus': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
  },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: '-4px' },
};

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
      sx={[
        daySx,
        props.day.isSame(start, 'day') && startSx,
        props.day.isSame(end, 'day') && endSx,
        isInSprint ? sprintSx : hoverSx,
      ]}
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
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
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
      </Stack>
    </LocalizationProvider>
  );
}
