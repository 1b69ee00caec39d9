import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { getCode, parts, ways, type Way } from './parts';

export default function PartStyler() {
  const [part, setPart] = React.useState(parts[0]);
  const [way, setWay] = React.useState<Way>('theme');
  const outlined = {
    [`& .${part.name}-${part.slot}`]: {
      outline: '2px solid',
      outlineColor: 'secondary.main',
      outlineOffset: '-2px',
    },
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={4}
        sx={{ justifyContent: 'center', ...outlined }}
      >
        <Stack spacing={2} sx={{ flex: 1 }}>
          <TextField
            select
            label="Part"
            value={part.label}
            onChange={(event) =>
              setPart(parts.find(({ label }) => label === event.target.value)!)
            }
          >
            {parts.map(({ label }) => (
              <MenuItem key={label} value={label}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Way of styling"
            value={way}
            onChange={(_event, next: Way | null) => next && setWay(next)}
          >
            {ways.map((name) => (
              <ToggleButton key={name} value={name}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Box
            component="pre"
            sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap' }}
          >
            {getCode(part, way)}
          </Box>
        </Stack>
        <Stack spacing={2}>
          <DesktopDatePicker
            label="Harvest"
            defaultValue={dayjs('2025-09-18')}
            slotProps={{ popper: { sx: outlined } }}
          />
          <StaticDatePicker
            key={part.view}
            views={['year', 'month', 'day']}
            openTo={part.view}
            defaultValue={dayjs('2025-09-18')}
            slotProps={{ actionBar: { actions: [] } }}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
