import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function TimeText({ time }: { time: PickerValidDate | null }) {
  const { format } = usePickerAdapter();
  return time ? format(time, 'fullTime12h') : 'none';
}

export default function ListVsColumns() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-10-14T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <Stack spacing={1} sx={{ width: 180 }}>
          <Typography>List, uncontrolled</Typography>
          <DigitalClock defaultValue={dayjs('2025-10-14T09:30')} />
        </Stack>
        <Stack spacing={1}>
          <Typography aria-live="polite">
            Columns, controlled: <TimeText time={value} />
          </Typography>
          <MultiSectionDigitalClock value={value} onChange={setValue} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
