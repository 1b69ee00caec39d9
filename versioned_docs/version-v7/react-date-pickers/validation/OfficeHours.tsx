import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const limits = {
  minTime: dayjs('2025-03-04T08:30'),
  maxTime: dayjs('2025-03-04T16:30'),
  // Nobody is at the desk from 12:00 to 12:59.
  shouldDisableTime: (value: Dayjs, view: TimeView) =>
    view === 'hours' && value.hour() === 12,
};

export default function OfficeHours() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-03-04T12:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <TimeField
          label="Come to the desk at"
          ampm={false}
          value={time}
          onChange={setTime}
          {...limits}
        />
        <MultiSectionDigitalClock
          ampm={false}
          timeSteps={{ minutes: 10 }}
          value={time}
          onChange={setTime}
          {...limits}
        />
      </Stack>
    </LocalizationProvider>
  );
}
