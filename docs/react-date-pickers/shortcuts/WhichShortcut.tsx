import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const terms = [
  { id: 'net-14', label: 'In 14 days', getValue: () => dayjs('2025-02-17') },
  { id: 'net-30', label: 'In 30 days', getValue: () => dayjs('2025-03-05') },
  { id: 'net-60', label: 'In 60 days', getValue: () => dayjs('2025-04-04') },
];

export default function WhichShortcut() {
  const [source, setSource] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-02-03')}
          onChange={(_value, { shortcut }) =>
            setSource(shortcut ? JSON.stringify(shortcut) : 'the calendar')
          }
          slotProps={{
            shortcuts: { items: terms },
            actionBar: { actions: [] },
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Chosen by: {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
