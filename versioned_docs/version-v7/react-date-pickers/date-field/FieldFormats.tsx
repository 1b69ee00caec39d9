import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const launch = dayjs('2026-07-04');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Dashes" format="MM-DD-YYYY" defaultValue={launch} />
        <DateField label="Long month" format="LL" defaultValue={launch} />
        <DateField label="Year first" format="YYYY-MM-DD" defaultValue={launch} />
      </Stack>
    </LocalizationProvider>
  );
}
