import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import dayjs, { type Dayjs } from 'dayjs';

function ReportingClock() {
  const { format } = usePickerAdapter();
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-09T06:30'));
  const [saved, setSaved] = React.useState(value);
  const [report, setReport] = React.useState('nothing yet');

  const handleChange: TimeClockProps['onChange'] = (next, state, view) => {
    setValue(next);
    setReport(`${state}, ${view}`);
    if (state === 'finish') {
      setSaved(next);
    }
  };

  return (
    <Stack spacing={1}>
      <Typography align="center" aria-live="polite">
        Reported: {report}
        <br />
        Saved: {saved && format(saved, 'fullTime24h')}
      </Typography>
      <TimeClock
        ampm={false}
        showViewSwitcher
        value={value}
        onChange={handleChange}
      />
    </Stack>
  );
}

export default function ClockReports() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ReportingClock />
    </LocalizationProvider>
  );
}
