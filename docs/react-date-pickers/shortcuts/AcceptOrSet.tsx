import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerChangeImportance } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const items = [
  { label: 'First race', getValue: () => dayjs('2025-04-06') },
  { label: 'Final', getValue: () => dayjs('2025-04-27') },
];

export default function AcceptOrSet() {
  const [importance, setImportance] =
    React.useState<PickerChangeImportance>('accept');
  const [calls, setCalls] = React.useState({ onChange: 0, onAccept: 0 });
  const count = (name: keyof typeof calls) =>
    setCalls((previous) => ({ ...previous, [name]: previous[name] + 1 }));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Importance of the change"
          value={importance}
          onChange={(_event, next: PickerChangeImportance | null) =>
            next && setImportance(next)
          }
        >
          <ToggleButton value="accept">accept</ToggleButton>
          <ToggleButton value="set">set</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Race day"
          defaultValue={dayjs('2025-04-13')}
          onChange={() => count('onChange')}
          onAccept={() => count('onAccept')}
          slotProps={{ shortcuts: { items, changeImportance: importance } }}
        />
        <Typography variant="body2" aria-live="polite">
          Calls: onChange {calls.onChange}, onAccept {calls.onAccept}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
