import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { CalendarPickerView } from '@mui/x-date-pickers/CalendarPicker';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const choices: readonly (readonly CalendarPickerView[])[] = [
  ['year', 'day'],
  ['year', 'month', 'day'],
  ['year', 'month'],
  ['month', 'day'],
  ['year'],
  ['day'],
];

export default function DatePartChooser() {
  const [views, setViews] = React.useState(choices[0]);
  const [openTo, setOpenTo] = React.useState<CalendarPickerView>('day');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-10-08'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <TextField
          select
          label="views"
          value={views.join(', ')}
          onChange={(event) => {
            const next =
              choices.find((choice) => choice.join(', ') === event.target.value) ??
              choices[0];
            setViews(next);
            if (!next.includes(openTo)) {
              setOpenTo(next[0]);
            }
          }}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.join()} value={choice.join(', ')}>
              {choice.join(', ')}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="openTo"
          value={openTo}
          onChange={(event) => setOpenTo(event.target.value as CalendarPickerView)}
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
          openTo={openTo}
          value={value}
          onChange={(next) => setValue(next)}
          renderInput={(params) => (
            <TextField
              {...params}
              helperText={`Format: ${params.inputProps?.placeholder}`}
            />
          )}
        />
      </Stack>
    </LocalizationProvider>
  );
}
