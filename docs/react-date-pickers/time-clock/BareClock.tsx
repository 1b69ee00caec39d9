import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const feeding = dayjs('2026-03-09T10:20');

function TimeText({ time }: { time: PickerValidDate | null }) {
  const { format } = usePickerAdapter();
  return time ? format(time, 'fullTime12h') : 'none';
}

export default function BareClock() {
  const [value, setValue] = React.useState<Dayjs | null>(feeding);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Stack spacing={1}>
          <Typography align="center">Uncontrolled</Typography>
          <TimeClock
            ampmInClock
            showViewSwitcher
            defaultValue={feeding}
            sx={{ width: 288 }}
          />
        </Stack>
        <Stack spacing={1}>
          <Typography align="center" aria-live="polite">
            Controlled: <TimeText time={value} />
          </Typography>
          <TimeClock
            ampmInClock
            showViewSwitcher
            value={value}
            onChange={setValue}
            sx={{ width: 288 }}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
