import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const blocks = ['toolbar', 'shortcuts', 'actionBar'];
const items = [
  { label: 'Press day', getValue: () => dayjs('2025-10-15') },
  { label: 'Trade day', getValue: () => dayjs('2025-10-17') },
];

export default function HiddenBlocks() {
  const [shown, setShown] = React.useState(['shortcuts']);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          size="small"
          aria-label="Blocks"
          value={shown}
          onChange={(_event, next: string[]) => setShown(next)}
        >
          {blocks.map((block) => (
            <ToggleButton key={block} value={block}>
              {block}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-10-16')}
          slotProps={{
            toolbar: { hidden: !shown.includes('toolbar') },
            shortcuts: { items: shown.includes('shortcuts') ? items : [] },
            actionBar: {
              actions: shown.includes('actionBar') ? ['clear', 'today'] : [],
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
