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

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('en');
  const { locale } = languages[language];

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <ToggleButton key={code} value={code} lang={code}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div lang={language}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={language}
          localeText={
            locale.components.MuiLocalizationProvider.defaultProps.localeText
          }
        >
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={dayjs('2025-10-23')}
            slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
          />
        </LocalizationProvider>
      </div>
    </Stack>
  );
}
