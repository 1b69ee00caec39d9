import type { SourceFile } from '@site/src/lib/contracts/demos';

const entry = `import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function VisitPicker() {
  const [visit, setVisit] = useState<Dayjs | null>(dayjs('2026-05-14T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker label="Day" value={visit} onChange={setVisit} />
        <TimePicker label="Time" value={visit} onChange={setVisit} minutesStep={15} />
        <Typography aria-live="polite">
          {visit?.isValid() ? visit.format('dddd, D MMMM YYYY, HH:mm') : 'No visit yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
`;

export const datePickersTemplate: SourceFile[] = [{ name: 'VisitPicker.tsx', code: entry }];
