import Icon, { type IconProps } from '@mui/material/Icon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

function LuggageIcon(props: IconProps) {
  return <Icon {...props}>luggage</Icon>;
}

export default function FontIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Departure" slots={{ openPickerIcon: LuggageIcon }} />
    </LocalizationProvider>
  );
}
