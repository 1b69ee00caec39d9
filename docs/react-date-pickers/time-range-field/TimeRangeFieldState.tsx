import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const booking: DateRange<Dayjs> = [
  dayjs('2026-04-13T10:30'),
  dayjs('2026-04-13T12:00'),
];

function StateText({ range }: { range: DateRange<Dayjs> }) {
  const { format, isValid } = usePickerAdapter();
  const ends = range.map((end) =>
    isValid(end) ? format(end, 'fullTime24h') : 'null',
  );

  return `[${ends.join(', ')}]`;
}

export default function TimeRangeFieldState() {
  const [range, setRange] = React.useState(booking);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <SingleInputTimeRangeField label="Uncontrolled" defaultValue={booking} />
        <SingleInputTimeRangeField
          label="Controlled"
          value={range}
          onChange={setRange}
        />
        <Typography aria-live="polite">
          State: <StateText range={range} />
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
