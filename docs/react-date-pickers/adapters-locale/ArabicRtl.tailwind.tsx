import * as React from 'react';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ar-sa';
import { arabicText } from './arabicText';

/** With a right-to-left style cache, you wouldn't need these. */
const mirrored =
  '[&_.MuiInputLabel-root]:start-0 [&_.MuiInputLabel-root]:end-auto [&_.MuiInputLabel-root]:origin-top-right [&_.MuiPickersCalendarHeader-root]:ps-[24px] [&_.MuiPickersCalendarHeader-root]:pe-[12px] [&_.MuiPickersCalendarHeader-labelContainer]:ms-0 [&_.MuiPickersCalendarHeader-labelContainer]:me-auto';
const paper = { dir: 'rtl', className: mirrored };

export default function ArabicRtl() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-02-17T18:30'));
  const outer = useTheme<ThemeOptions>();
  const theme = React.useMemo(
    () => createTheme(outer, { direction: 'rtl' }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="ar-sa"
        localeText={arabicText}
      >
        <div dir="rtl" lang="ar" className={`flex flex-col gap-4 ${mirrored}`}>
          <DateTimePicker
            label="موعد الوصول"
            value={value}
            onChange={setValue}
            slotProps={{
              textField: { variant: 'standard' },
              desktopPaper: paper,
              mobilePaper: paper,
            }}
          />
          <DateCalendar value={value} onChange={setValue} />
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
