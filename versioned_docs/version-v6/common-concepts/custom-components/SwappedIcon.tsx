import { createSvgIcon } from '@mui/material/utils';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

const ParcelIcon = createSvgIcon(
  <path d="M12 2 3 6.5v11L12 22l9-4.5v-11L12 2zm0 2.24 5.76 2.88L12 10 6.24 7.12 12 4.24zM5 8.74l6 3v7.52l-6-3V8.74zm8 10.52v-7.52l6-3v7.52l-6 3z" />,
  'Parcel',
);

export default function SwappedIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Delivery date" slots={{ openPickerIcon: ParcelIcon }} />
    </LocalizationProvider>
  );
}
