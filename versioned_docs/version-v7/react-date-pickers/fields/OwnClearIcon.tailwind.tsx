import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function OwnClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        clearable
        label="Vaccinated on"
        defaultValue={dayjs('2026-02-19')}
        className="[&_.clearButton]:opacity-100!"
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{ clearIcon: { className: 'text-(--mui-palette-error-main)' } }}
      />
    </LocalizationProvider>
  );
}
