import * as React from 'react';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function CourseStartDate() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-09-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Course starts on"
        value={value}
        onChange={(next) => setValue(next)}
        renderInput={(params) => <TextField {...params} />}
      />
    </LocalizationProvider>
  );
}
