import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat } from '@mui/x-date-pickers/hooks';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices = [
  'year, day',
  'year, month, day',
  'year, month',
  'month, day',
  'year',
  'day',
];

function FieldFormat() {
  return <>Format: {useParsedFormat()}</>;
}

export default function DatePartChooser() {
  const [choice, setChoice] = React.useState(choices[0]);
  const [openTo, setOpenTo] = React.useState<DateView>('day');
  const views = choice.split(', ') as DateView[];
  const firstView = views.includes(openTo) ? openTo : views[0];

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
        <TextField
          select
          label="openTo"
          value={firstView}
          onChange={(event) => setOpenTo(event.target.value as DateView)}
        >
          {views.map((view) => (
            <MenuItem key={view} value={view}>
              {view}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker
          label="Delivery"
          views={views}
          openTo={firstView}
          defaultValue={dayjs('2025-10-08')}
          slotProps={{ textField: { helperText: <FieldFormat /> } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
