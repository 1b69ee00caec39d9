import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const officeHours = {
  minTime: dayjs('2026-04-15T09:30'),
  maxTime: dayjs('2026-04-15T17:00'),
  referenceDate: dayjs('2026-04-15T09:30'),
  timeSteps: { minutes: 15 },
  minutesStep: 15,
};

export default function QuarterHourSlots() {
  const [skipDisabled, setSkipDisabled] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <FormControlLabel
          label="skipDisabled"
          control={<Switch checked={skipDisabled} />}
          onChange={(_event, checked) => setSkipDisabled(checked)}
        />
        <DesktopTimePicker
          label="Columns"
          skipDisabled={skipDisabled}
          {...officeHours}
        />
        <DesktopTimePicker
          label="One list"
          skipDisabled={skipDisabled}
          thresholdToRenderTimeInASingleColumn={96}
          {...officeHours}
        />
      </Stack>
    </LocalizationProvider>
  );
}
