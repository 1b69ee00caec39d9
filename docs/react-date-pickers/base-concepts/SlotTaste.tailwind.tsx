import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

function SquareButton(props: IconButtonProps) {
  return (
    <IconButton
      {...props}
      className="rounded-[8px] border border-solid border-(--mui-palette-divider)"
    />
  );
}

function SquareDay(props: PickersDayProps) {
  return <PickersDay {...props} className="rounded-[8px]" />;
}

export default function SlotTaste() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Sow the peas"
        defaultValue={dayjs('2026-03-18')}
        slots={{
          openPickerIcon: LocalFloristIcon,
          openPickerButton: SquareButton,
          day: SquareDay,
        }}
        slotProps={{ openPickerIcon: { color: 'primary' } }}
      />
    </LocalizationProvider>
  );
}
