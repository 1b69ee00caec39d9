import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';

export default function Harvest() {
  return (
    <DesktopDatePicker
      label="Harvest"
      slotProps={{
        layout: { sx: { '& .MuiPickersDay-root': { borderRadius: 1 } } },
        popper: { sx: { '& .MuiPickersPopper-paper': { borderRadius: 4 } } },
        textField: { sx: { width: 320 } },
      }}
    />
  );
}
