import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export default function StatefulIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        slotProps={{
          openPickerIcon: (ownerState) => ({
            color: ownerState.open ? 'primary' : 'action',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
