import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const renderInput = (params: TextFieldProps) => <TextField {...params} />;

export default function MaskedTyping() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-11-03'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="With a mask"
          inputFormat="DD.MM.YYYY"
          mask="__.__.____"
          value={value}
          onChange={(next) => setValue(next)}
          renderInput={renderInput}
        />
        <DatePicker
          label="Without a mask"
          inputFormat="D MMMM YYYY"
          disableMaskedInput
          value={value}
          onChange={(next) => setValue(next)}
          renderInput={renderInput}
        />
      </Stack>
    </LocalizationProvider>
  );
}
