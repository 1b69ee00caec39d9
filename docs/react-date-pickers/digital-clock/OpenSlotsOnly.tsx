import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

function Slots() {
  const adapter = usePickerAdapter();
  const [skipDisabled, setSkipDisabled] = React.useState(true);

  const isLunch = (time: PickerValidDate) => adapter.getHours(time) === 12;

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="skipDisabled"
        control={<Switch checked={skipDisabled} />}
        onChange={(_event, checked) => setSkipDisabled(checked)}
      />
      <Stack direction="row" spacing={2}>
        <Stack spacing={1} sx={{ flex: 1 }}>
          <Typography>Opens at 9</Typography>
          <DigitalClock
            skipDisabled={skipDisabled}
            minTime={dayjs('2025-10-14T09:00')}
            referenceDate={dayjs('2025-10-14T09:00')}
          />
        </Stack>
        <Stack spacing={1} sx={{ flex: 1 }}>
          <Typography>Lunch at 12</Typography>
          <DigitalClock
            skipDisabled={skipDisabled}
            shouldDisableTime={isLunch}
            referenceDate={dayjs('2025-10-14T11:00')}
          />
        </Stack>
      </Stack>
    </Stack>
  );
}

export default function OpenSlotsOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Slots />
    </LocalizationProvider>
  );
}
