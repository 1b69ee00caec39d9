import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const options = {
  displayWeekNumber: true,
  showDaysOutsideCurrentMonth: true,
  fixedWeekNumber: 6,
};
type Option = keyof typeof options;

export default function CalendarOptions() {
  const [chosen, setChosen] = React.useState<Option[]>([
    'showDaysOutsideCurrentMonth',
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <FormGroup>
          {(Object.keys(options) as Option[]).map((name) => (
            <FormControlLabel
              key={name}
              label={`${name}: ${options[name]}`}
              control={<Switch checked={chosen.includes(name)} />}
              onChange={(_event, checked) =>
                setChosen(
                  checked
                    ? [...chosen, name]
                    : chosen.filter((other) => other !== name),
                )
              }
            />
          ))}
        </FormGroup>
        <DateCalendar
          defaultValue={dayjs('2026-04-15')}
          {...Object.fromEntries(chosen.map((name) => [name, options[name]]))}
        />
      </Stack>
    </LocalizationProvider>
  );
}
