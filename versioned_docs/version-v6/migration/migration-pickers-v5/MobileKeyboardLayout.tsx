import * as React from 'react';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import dayjs, { type Dayjs } from 'dayjs';

function LayoutWithField(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, content, actionBar } = usePickerLayout(props);
  const [typing, setTyping] = React.useState(false);

  return (
    <PickersLayoutRoot ownerState={props}>
      {toolbar}
      <PickersLayoutContentWrapper>
        <Button onClick={() => setTyping(!typing)}>
          {typing ? 'Choose in the calendar' : 'Type the date'}
        </Button>
        {typing ? (
          <DateField
            label="Date"
            value={props.value}
            onChange={props.onChange}
            sx={{ m: 3 }}
          />
        ) : (
          content
        )}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function MobileKeyboardLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Course starts on"
        defaultValue={dayjs('2025-09-15')}
        slots={{ layout: LayoutWithField }}
      />
    </LocalizationProvider>
  );
}
