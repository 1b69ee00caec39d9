import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const saturdays = {
  'July 5': dayjs('2025-07-05'),
  'July 12': dayjs('2025-07-12'),
  'July 19': dayjs('2025-07-19'),
};

function CabinPicker({ booked }: { booked: PickerValidDate[] }) {
  const adapter = usePickerAdapter();

  const nextFree: PickersShortcutsItem<DateRange<Dayjs>> = {
    label: 'Next free weekend',
    getValue: ({ isValid }) => {
      let weekend: DateRange<Dayjs> = [dayjs('2025-07-05'), dayjs('2025-07-06')];
      for (let weeks = 1; weeks <= 3 && !isValid(weekend); weeks += 1) {
        weekend = [
          adapter.addDays(saturdays['July 5'], 7 * weeks),
          adapter.addDays(saturdays['July 5'], 7 * weeks + 1),
        ];
      }
      return weekend;
    },
  };

  return (
    <StaticDateRangePicker
      displayStaticWrapperAs="desktop"
      calendars={1}
      referenceDate={dayjs('2025-07-05')}
      shouldDisableDate={(day) =>
        booked.some((taken) => adapter.isSameDay(taken, day))
      }
      slotProps={{
        shortcuts: { items: [nextFree] },
        actionBar: { actions: [] },
      }}
    />
  );
}

export default function NextFreeWeekend() {
  const [booked, setBooked] = React.useState<(keyof typeof saturdays)[]>(['July 5']);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          size="small"
          aria-label="Booked Saturdays"
          value={booked}
          onChange={(_event, next: (keyof typeof saturdays)[]) => setBooked(next)}
        >
          {Object.keys(saturdays).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <CabinPicker booked={booked.map((name) => saturdays[name])} />
      </Stack>
    </LocalizationProvider>
  );
}
