import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const releases = [
  { label: 'Public beta', getValue: () => dayjs('2025-09-09') },
  { label: 'Code freeze', getValue: () => dayjs('2025-09-26') },
  { label: 'Launch', getValue: () => dayjs('2025-10-14') },
];

export default function ReleaseDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-09-09')}
        slotProps={{
          shortcuts: { items: releases },
          actionBar: { actions: [] },
        }}
      />
    </LocalizationProvider>
  );
}
