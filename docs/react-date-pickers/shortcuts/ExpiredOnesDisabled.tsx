import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const deadlines = [
  { label: 'Early bird', getValue: () => dayjs('2025-03-14') },
  { label: 'Regular', getValue: () => dayjs('2025-04-18') },
  { label: 'Late', getValue: () => dayjs('2025-05-09') },
];

const salesStart = {
  March: dayjs('2025-03-03'),
  April: dayjs('2025-04-01'),
  May: dayjs('2025-05-02'),
};

export default function ExpiredOnesDisabled() {
  const [month, setMonth] = React.useState<keyof typeof salesStart>('April');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Sales start in"
          value={month}
          onChange={(_event, next: keyof typeof salesStart | null) =>
            next && setMonth(next)
          }
        >
          {Object.keys(salesStart).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-05-09')}
          minDate={salesStart[month]}
          slotProps={{
            shortcuts: { items: deadlines },
            actionBar: { actions: [] },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
