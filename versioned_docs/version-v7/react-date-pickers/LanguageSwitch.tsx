import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { enUS, huHU, jaJP } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/hu';
import 'dayjs/locale/ja';

const languages = {
  en: { name: 'English', locale: enUS },
  hu: { name: 'Magyar', locale: huHU },
  ja: { name: '日本語', locale: jaJP },
};

type Language = keyof typeof languages;

// On narrow screens, the calendar shrinks below its default 320 px.
const calendarSx = {
  minWidth: 0,
  gridTemplateColumns: '0 minmax(0, 1fr) 0',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
  '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
    mx: { xs: 0, sm: '2px' },
  },
};

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('en');
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

      <div lang={language}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={language}
          localeText={localeText}
        >
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            orientation="portrait"
            defaultValue={dayjs('2025-10-23')}
            slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
            sx={calendarSx}
          />
        </LocalizationProvider>
      </div>
    </Stack>
  );
}
