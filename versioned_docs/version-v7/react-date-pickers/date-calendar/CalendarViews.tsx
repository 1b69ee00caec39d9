import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const choices = ['year, month, day', 'day', 'year, month'];

export default function CalendarViews() {
  const [choice, setChoice] = React.useState(choices[0]);
  const views = choice.split(', ') as DateView[];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="views"
          value={choice}
          onChange={(_event, next: string | null) => next && setChoice(next)}
        >
          {choices.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar
          key={choice}
          views={views}
          openTo={views.at(-1)}
          defaultValue={dayjs('2025-09-18')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
