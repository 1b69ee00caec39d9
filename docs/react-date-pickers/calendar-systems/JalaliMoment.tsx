import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import moment, { type Moment } from 'moment-jalaali';
import RightToLeft from './RightToLeft';

moment.loadPersian({ dialect: 'persian-modern' });

const persianText = faIR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function JalaliMoment() {
  const [value, setValue] = React.useState<Moment | null>(
    moment('2025-03-21T09:30'),
  );

  return (
    <RightToLeft lang="fa">
      <LocalizationProvider
        dateAdapter={AdapterMomentJalaali}
        dateFormats={{ fullDate: 'jD jMMMM jYYYY' }}
        localeText={persianText}
      >
        <Stack spacing={2}>
          <DateTimePicker
            label="زمان جلسه"
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
            State: {value ? value.toDate().toDateString() : 'no date'}
          </Typography>
        </Stack>
      </LocalizationProvider>
    </RightToLeft>
  );
}
