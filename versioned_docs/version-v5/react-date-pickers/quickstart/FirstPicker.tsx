import * as React from 'react';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FirstPicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        value={value}
        onChange={(next) => setValue(next)}
        renderInput={(params) => <TextField {...params} />}
      />
    </LocalizationProvider>
  );
}
