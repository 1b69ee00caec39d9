import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import RightToLeft from './RightToLeft';

const persianText = faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function JalaliDateFns() {
  const [value, setValue] = React.useState<Date | null>(
    new Date(2025, 2, 21, 9, 30),
  );

  return (
    <RightToLeft lang="fa">
      <LocalizationProvider
        dateAdapter={AdapterDateFnsJalali}
        localeText={persianText}
      >
        <Stack spacing={2}>
          <DateTimePicker
            label="زمان جلسه"
            ampm={false}
            value={value}
            onChange={setValue}
            slotProps={{
              textField: { variant: 'standard' },
              desktopPaper: { dir: 'rtl' },
              mobilePaper: { dir: 'rtl' },
            }}
          />
          <DateCalendar value={value} onChange={setValue} />
          <Typography dir="ltr" lang="en" aria-live="polite">
            State: {value ? value.toDateString() : 'no date'}
          </Typography>
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
