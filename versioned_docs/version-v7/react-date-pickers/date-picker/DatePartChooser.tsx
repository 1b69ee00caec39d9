import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices: readonly (readonly DateView[])[] = [
  ['year', 'day'],
  ['year', 'month', 'day'],
  ['year', 'month'],
  ['month', 'day'],
  ['year'],
  ['day'],
];

export default function DatePartChooser() {
  const [views, setViews] = React.useState(choices[0]);
  const [openTo, setOpenTo] = React.useState<DateView>('day');

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
          onChange={(event) => setOpenTo(event.target.value as DateView)}
        >
          {views.map((view) => (
            <MenuItem key={view} value={view}>
              {view}
            </MenuItem>
          ))}
        </TextField>
        <DatePicker
          key={`${views.join()} ${openTo}`}
          label="Delivery"
          views={views}
          openTo={openTo}
          defaultValue={dayjs('2025-10-08')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
