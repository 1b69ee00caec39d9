import * as React from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function DueDate() {
  const [due, setDue] = React.useState<Dayjs | null>(null);

  return (
    <DatePicker
      label="Due"
      minDate={dayjs('2025-01-01')}
      value={due}
      onChange={(next) => setDue(next)}
    />
  );
}
