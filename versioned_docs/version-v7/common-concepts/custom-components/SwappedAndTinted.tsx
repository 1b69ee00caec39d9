import { createSvgIcon } from '@mui/material/utils';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

const FlagIcon = createSvgIcon(
  <path d="M5 21V4h9l.4 2H20v10h-7l-.4-2H7v7H5z" />,
  'Flag',
);

export default function SwappedAndTinted() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Release date"
        slots={{ openPickerIcon: FlagIcon }}
        slotProps={{ openPickerIcon: { color: 'success' } }}
      />
    </LocalizationProvider>
  );
}
