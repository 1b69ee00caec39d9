import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import dayjs from 'dayjs';

const SquareButton = styled(IconButton)(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
}));

const SquareDay = styled(PickersDay)({ borderRadius: 8 });

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
