import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const choices = [
  'hours, minutes',
  'hours, minutes, seconds',
  'minutes, seconds',
  'meridiem, hours',
];

export default function ColumnsViews() {
  const [choice, setChoice] = React.useState(choices[1]);
  const [ampm, setAmpm] = React.useState(true);
  const views = choice.split(', ') as MultiSectionDigitalClockProps['views'];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="views"
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        >
          {choices.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="ampm"
          control={<Switch checked={ampm} />}
          onChange={(_event, checked) => setAmpm(checked)}
        />
        <MultiSectionDigitalClock
          views={views}
          ampm={ampm}
          defaultValue={dayjs('2025-10-14T14:20:40')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
