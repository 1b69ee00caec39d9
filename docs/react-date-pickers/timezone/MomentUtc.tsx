import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment, { type Moment } from 'moment';

export default function MomentUtc() {
  const [zone, setZone] = React.useState('UTC');
  const [backup, setBackup] = React.useState<Moment | null>(
    moment.utc('2026-09-03T16:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en">
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="timezone"
          value={zone}
          onChange={(_event, next: string | null) => next && setZone(next)}
        >
          <ToggleButton value="UTC">UTC</ToggleButton>
          <ToggleButton value="system">system</ToggleButton>
        </ToggleButtonGroup>
        <DateTimePicker
          label="Backup"
          timezone={zone}
          value={backup}
          onChange={setBackup}
        />
        <Typography aria-live="polite">
          State: {backup?.isValid() ? backup.format() : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
