
import * as React from 'react';
import type {} from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { PickerValidDate } from '@mui/x-date-pickers/models';

export default function DueDate() {
  const [due, setDue] = React.useState<PickerValidDate | null>(null);

  return <DatePicker label="Due" value={due} onChange={(next) => setDue(next)} />;
}
