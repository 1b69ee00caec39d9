
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export default function Departure() {
  return (
    <DatePicker label="Depart" desktopModeMediaQuery="@media (min-width: 720px)" />
  );
}
