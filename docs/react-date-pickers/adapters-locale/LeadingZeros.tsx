import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const harvest = dayjs('2026-08-06');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="By default" format="M/D/YYYY" defaultValue={harvest} />
        <DatePicker
          label="As in the format"
          format="M/D/YYYY"
          defaultValue={harvest}
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
