import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

/** Returns the role, name, and text of the element that has the focus after a key press. */
function describe({ key, target }: React.KeyboardEvent) {
  const element = target as HTMLElement;
  const role = element.getAttribute('role') ?? element.localName;
  const name = element.getAttribute('aria-label') ?? '';
  return `${key === ' ' ? 'Space' : key}: ${role} ${name} ${element.textContent}`;
}

export default function KeyProbe() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-05-14'));
  const [report, setReport] = React.useState('Click the field, then press keys');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        sx={{ alignItems: 'center' }}
        onKeyUp={(event) => setReport(describe(event))}
      >
        <Typography variant="body2" aria-live="polite">
          {report}
        </Typography>
        <DateField label="Sowing day" value={value} onChange={setValue} />
        <DateCalendar value={value} onChange={setValue} />
      </Stack>
    </LocalizationProvider>
  );
}
