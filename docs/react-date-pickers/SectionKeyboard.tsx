import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const sectionNames = ['day', 'month', 'year'];

const keyMap = [
  { effect: '← → Previous or next section', keys: ['ArrowLeft', 'ArrowRight'] },
  { effect: '↑ ↓ One up or down', keys: ['ArrowUp', 'ArrowDown'] },
  { effect: 'PgUp PgDn Five up or down', keys: ['PageUp', 'PageDown'] },
  { effect: 'Home End Smallest or largest value', keys: ['Home', 'End'] },
  { effect: 'Del ⌫ Empty the section', keys: ['Delete', 'Backspace'] },
];

export default function SectionKeyboard() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const [pressed, setPressed] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DateField
          label="Harvest day"
          format="DD MMMM YYYY"
          defaultValue={dayjs('2026-09-07')}
          helperText={
            selected === null
              ? 'Click a section, then press keys'
              : `Selected: ${sectionNames[Number(selected)] ?? 'all'}`
          }
          onSelectedSectionsChange={setSelected}
          onKeyDown={(event) => setPressed(event.key)}
          onBlur={() => setPressed('')}
        />
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {keyMap.map(({ effect, keys }) => {
            const active = keys.includes(pressed);
            return (
              <Typography
                key={effect}
                component="li"
                variant="body2"
                sx={{
                  px: 1,
                  borderRadius: 1,
                  color: active ? 'primary.contrastText' : 'text.primary',
                  bgcolor: active ? 'primary.main' : 'transparent',
                }}
              >
                {effect}
              </Typography>
            );
          })}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
