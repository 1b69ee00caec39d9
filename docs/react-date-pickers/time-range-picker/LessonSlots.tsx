import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import dayjs from 'dayjs';

export default function LessonSlots() {
  const [skipDisabled, setSkipDisabled] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <FormControlLabel
          label="skipDisabled"
          control={<Switch checked={skipDisabled} />}
          onChange={(_event, checked) => setSkipDisabled(checked)}
        />
        <TimeRangePicker
          label="Swimming lesson"
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          skipDisabled={skipDisabled}
          minTime={dayjs('2026-04-15T08:00')}
          maxTime={dayjs('2026-04-15T12:00')}
          defaultValue={[dayjs('2026-04-15T09:00'), dayjs('2026-04-15T09:45')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
