import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTime } from 'luxon';

const zone = 'America/New_York';

export default function ClockChange() {
  const [end, setEnd] = React.useState<DateTime | null>(
    DateTime.fromISO('2026-11-01T01:30-04:00', { zone }),
  );
  const isValid = end !== null && end.isValid;
  // Two moments if this time occurs twice; otherwise, one.
  const moments = isValid ? end.getPossibleOffsets() : [];
  const isTwice = moments.length === 2;

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Stack spacing={2}>
        <DateTimeField
          label="End of the night shift, New York"
          timezone={zone}
          value={end}
          onChange={setEnd}
          helperText={isValid ? end.toFormat("ZZZZ, 'UTC'ZZ") : ' '}
        />
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Which of the two times"
          disabled={!isTwice}
          value={
            isTwice && moments.findIndex(({ offset }) => offset === end?.offset)
          }
          onChange={(_, index) => index !== null && setEnd(moments[index])}
        >
          <ToggleButton value={0}>First time</ToggleButton>
          <ToggleButton value={1}>Second time</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </LocalizationProvider>
  );
}
