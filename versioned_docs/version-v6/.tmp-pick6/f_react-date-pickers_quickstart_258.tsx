import { DatePicker } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function Stay() {
  return (
    <>
      <DatePicker label="Book before" />
      <DateRangePicker label="Stay" />
    </>
  );
}
