import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  enUS,
  huHU,
  jaJP,
  LocalizationProvider,
  StaticDatePicker,
} from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/hu';
import 'dayjs/locale/ja';

const languages = {
  en: { name: 'English', locale: enUS },
  hu: { name: 'Magyar', locale: huHU },
  ja: { name: '日本語', locale: jaJP },
};

type Language = keyof typeof languages;

// On narrow screens, let the calendar shrink below its default of 320 px.
const calendarSx = {
  maxWidth: '100%',
  '& .MuiPickerStaticWrapper-content': { minWidth: 0 },
  '& .MuiCalendarOrClockPicker-root > :last-child': { maxWidth: '100%' },
  '& .MuiCalendarPicker-root': { maxWidth: '100%' },
  '& .MuiPickersDay-root, & .MuiDayPicker-weekDayLabel': {
    mx: { xs: 0, sm: '2px' },
  },
};

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('en');
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-10-23'));
  const { localeText } =
    languages[language].locale.components.MuiLocalizationProvider.defaultProps;

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: '100%', minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <ToggleButton
            key={code}
            value={code}
            lang={code}
            sx={{ textTransform: 'none' }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>

      <Box lang={language} sx={calendarSx}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={language}
          localeText={localeText}
        >
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            value={value}
            onChange={(next) => setValue(next)}
            renderInput={(params) => <TextField {...params} />}
            componentsProps={{
              actionBar: { actions: ['today', 'cancel', 'accept'] },
            }}
          />
        </LocalizationProvider>
      </Box>
    </Stack>
  );
}
