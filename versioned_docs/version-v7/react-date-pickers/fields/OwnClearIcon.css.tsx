import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import './OwnClearIcon.css';

export default function OwnClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        clearable
        label="Vaccinated on"
        defaultValue={dayjs('2026-02-19')}
        className="own-clear-icon"
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{ clearIcon: { className: 'own-clear-icon-symbol' } }}
      />
    </LocalizationProvider>
  );
}
