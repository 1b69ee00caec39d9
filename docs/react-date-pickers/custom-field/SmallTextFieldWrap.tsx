import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

const SmallPickersTextField = React.forwardRef<
  HTMLDivElement,
  PickersTextFieldProps
>(function SmallPickersTextField(props, ref) {
  return <PickersTextField {...props} ref={ref} size="small" color="secondary" />;
});

const SmallTextField = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function SmallTextField(props, ref) {
    return <TextField {...props} ref={ref} size="small" color="secondary" />;
  },
);

export default function SmallTextFieldWrap() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Sections"
          defaultValue={dayjs('2025-01-17')}
          slots={{ textField: SmallPickersTextField }}
        />
        <DatePicker
          enableAccessibleFieldDOMStructure={false}
          label="One input"
          defaultValue={dayjs('2025-01-17')}
          slots={{ textField: SmallTextField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
