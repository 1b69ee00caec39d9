import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { useIsValidValue, usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

const checkups: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Dentist', getValue: () => dayjs('2025-03-11') },
  { label: 'Eyes', getValue: () => dayjs('2025-03-20') },
  { label: 'Vet', getValue: () => dayjs('2025-02-27') },
];

function ChipRow({
  items = [],
  changeImportance,
}: PickersShortcutsProps<Dayjs | null>) {
  const { setValue } = usePickerActionsContext();
  const isValid = useIsValidValue<Dayjs | null>();

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Checkups"
      sx={{ gridColumn: '2 / 4', gridRow: 1, gap: 1, px: 2, pt: 2 }}
    >
      {items.map(({ getValue, ...shortcut }) => {
        const value = getValue({ isValid });
        return (
          <Chip
            key={shortcut.label}
            label={shortcut.label}
            color="primary"
            variant="outlined"
            disabled={!isValid(value)}
            onClick={() => setValue(value, { changeImportance, shortcut })}
          />
        );
      })}
    </Stack>
  );
}

export default function ChipsAcross() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-03-11')}
        minDate={dayjs('2025-03-03')}
        slots={{ shortcuts: ChipRow }}
        slotProps={{
          shortcuts: { items: checkups },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
