import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  StaticDatePicker,
  type StaticDatePickerProps,
} from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const ownFormats: StaticDatePickerProps = {
  dayOfWeekFormatter: (day) => day.format('ddd'),
  slotProps: {
    toolbar: { toolbarFormat: 'dddd D' },
    calendarHeader: { format: 'MM/YYYY' },
  },
};

export default function HeaderTexts() {
  const [isOwn, setIsOwn] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <FormControlLabel
          label="Custom formats"
          control={<Switch checked={isOwn} />}
          onChange={(_event, checked) => setIsOwn(checked)}
        />
        <StaticDatePicker
          defaultValue={dayjs('2026-06-11')}
          {...(isOwn && ownFormats)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
