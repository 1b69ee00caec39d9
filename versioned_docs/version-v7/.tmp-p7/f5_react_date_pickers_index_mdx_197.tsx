
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

export default function HarvestDay() {
  return <DatePicker enableAccessibleFieldDOMStructure label="Harvest day" />;
}
