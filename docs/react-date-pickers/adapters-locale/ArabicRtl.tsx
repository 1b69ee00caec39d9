import * as React from 'react';
import Stack from '@mui/material/Stack';
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
const mirrored = {
  '& .MuiInputLabel-root': {
    left: 'auto',
    insetInlineStart: 0,
    transformOrigin: 'top right /*! @noflip */',
  },
  '& .MuiPickersCalendarHeader-root': { paddingInline: '24px 12px' },
  '& .MuiPickersCalendarHeader-labelContainer': {
    marginRight: 0,
    marginInlineEnd: 'auto',
  },
};
const paper = { dir: 'rtl', sx: mirrored };

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
        <Stack dir="rtl" lang="ar" sx={{ gap: 2, ...mirrored }}>
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
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
