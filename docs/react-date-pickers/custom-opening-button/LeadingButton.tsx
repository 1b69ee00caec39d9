import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LeadingButton() {
  const [isOpenFirst, setIsOpenFirst] = React.useState(true);
  const [isClearFirst, setIsClearFirst] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <DatePicker
          label="Checkup"
          defaultValue={dayjs('2026-04-21')}
          slotProps={{
            field: {
              clearable: true,
              openPickerButtonPosition: isOpenFirst ? 'start' : 'end',
              clearButtonPosition: isClearFirst ? 'start' : 'end',
            },
          }}
        />
        <FormControlLabel
          label="Open button at the start"
          control={<Switch checked={isOpenFirst} />}
          onChange={(_event, checked) => setIsOpenFirst(checked)}
        />
        <FormControlLabel
          label="Clear button at the start"
          control={<Switch checked={isClearFirst} />}
          onChange={(_event, checked) => setIsClearFirst(checked)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
