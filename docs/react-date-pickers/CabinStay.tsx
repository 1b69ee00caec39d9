import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DateRangeCalendar,
  LocalizationProvider,
  SingleInputDateRangeField,
  type DateRange,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';

const shortcuts: { label: string; stay: DateRange<Dayjs> }[] = [
  { label: 'Weekend', stay: [dayjs('2026-07-10'), dayjs('2026-07-12')] },
  { label: 'Work week', stay: [dayjs('2026-07-13'), dayjs('2026-07-17')] },
  { label: 'Two weeks', stay: [dayjs('2026-07-11'), dayjs('2026-07-25')] },
];

export default function CabinStay() {
  const [stay, setStay] = React.useState(shortcuts[1].stay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 1, justifyContent: 'center' }}
      >
        <Stack spacing={2} sx={{ flex: '1 1 160px', maxWidth: 320 }}>
          <SingleInputDateRangeField
            label="Your stay"
            value={stay}
            onChange={setStay}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {shortcuts.map((shortcut) => (
              <Chip
                key={shortcut.label}
                label={shortcut.label}
                onClick={() => setStay(shortcut.stay)}
              />
            ))}
          </Stack>
        </Stack>
        <DateRangeCalendar calendars={1} value={stay} onChange={setStay} />
      </Stack>
    </LocalizationProvider>
  );
}
