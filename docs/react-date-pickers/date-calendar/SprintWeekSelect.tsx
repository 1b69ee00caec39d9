import * as React from 'react';
import Stack from '@mui/material/Stack';
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
      sx={[
        daySx,
        adapter.isSameDay(props.day, start) && startSx,
        adapter.isSameDay(props.day, end) && endSx,
        isInSprint ? sprintSx : hoverSx,
      ]}
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
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
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
      </Stack>
    </LocalizationProvider>
  );
}
