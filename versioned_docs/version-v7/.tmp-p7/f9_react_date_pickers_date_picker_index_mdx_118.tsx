
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export default function BillingMonth() {
  return (
    <DatePicker label="Billing month" views={['year', 'month']} format="YYYY-MM" />
  );
}
