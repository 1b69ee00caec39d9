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
  {
    label: '← →',
    effect: 'previous or next section',
    keys: ['ArrowLeft', 'ArrowRight'],
  },
  { label: '↑ ↓', effect: 'one up or down', keys: ['ArrowUp', 'ArrowDown'] },
  { label: 'PgUp PgDn', effect: 'five up or down', keys: ['PageUp', 'PageDown'] },
  { label: 'Home End', effect: 'smallest or largest', keys: ['Home', 'End'] },
  { label: 'Del ⌫', effect: 'empty the section', keys: ['Delete', 'Backspace'] },
  { label: '0–9 A–Z', effect: 'type the value', pattern: /^[\p{L}\p{N}]$/u },
];

function nameSection(selected: FieldSelectedSections) {
  if (typeof selected === 'number') {
    return sectionNames[selected];
  }
  return selected === 'all' ? 'the whole value' : 'none';
}

export default function SectionKeyboard() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const [pressed, setPressed] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{ width: '100%', maxWidth: 640, minWidth: 0 }}
      >
        <Stack spacing={1} sx={{ flex: 1 }}>
          <DateField
            label="Harvest day"
            format="DD MMMM YYYY"
            defaultValue={dayjs('2026-09-07')}
            onKeyDown={(event) =>
              setPressed(event.ctrlKey || event.metaKey ? '' : event.key)
            }
            onSelectedSectionsChange={(next) => {
              setSelected(next);
              if (next === null) {
                setPressed('');
              }
            }}
          />
          <Typography variant="body2">
            Selected section: {nameSection(selected)}
          </Typography>
        </Stack>

        <Stack
          component="ul"
          spacing={0.5}
          sx={{ flex: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {keyMap.map(({ label, effect, keys, pattern }) => {
            const active = keys?.includes(pressed) || pattern?.test(pressed);
            return (
              <Stack
                key={label}
                component="li"
                direction="row"
                spacing={1.5}
                sx={{
                  alignItems: 'center',
                  p: 0.5,
                  borderRadius: 1,
                  color: active ? 'primary.contrastText' : 'text.primary',
                  bgcolor: active ? 'primary.main' : 'transparent',
                }}
              >
                <Box
                  component="kbd"
                  sx={{
                    flex: '0 0 96px',
                    typography: 'caption',
                    textAlign: 'center',
                    border: 1,
                    borderColor: active ? 'currentcolor' : 'divider',
                    borderRadius: 1,
                    color: 'inherit',
                    bgcolor: 'transparent',
                    boxShadow: 'none',
                  }}
                >
                  {label}
                </Box>
                <Typography variant="body2">{effect}</Typography>
              </Stack>
            );
          })}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
