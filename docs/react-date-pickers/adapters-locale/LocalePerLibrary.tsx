import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { enUS, fr, sv } from 'date-fns/locale';
import 'dayjs/locale/fr';
import 'dayjs/locale/sv';
import moment from 'moment';
import 'moment/locale/fr';
import 'moment/locale/sv';

moment.locale('en'); // The last import set Moment.js's global locale to Swedish.

const languages = ['English', 'French', 'Swedish'];
const libraries = {
  'Day.js': { adapter: AdapterDayjs, locales: ['en', 'fr', 'sv'] },
  'date-fns': { adapter: AdapterDateFns, locales: [enUS, fr, sv] },
  Luxon: { adapter: AdapterLuxon, locales: ['en-US', 'fr', 'sv'] },
  'Moment.js': { adapter: AdapterMoment, locales: ['en', 'fr', 'sv'] },
};

type Library = keyof typeof libraries;

function Departure() {
  const adapter = usePickerAdapter();
  const departure = adapter.date('2026-03-05T16:30');

  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <DateField label="Departure" defaultValue={departure} />
        <TimeField label="Boarding" defaultValue={departure} />
      </Stack>
      <DateCalendar defaultValue={departure} />
    </Stack>
  );
}

export default function LocalePerLibrary() {
  const [library, setLibrary] = React.useState<Library>('Day.js');
  const [language, setLanguage] = React.useState('French');
  const { adapter, locales } = libraries[library];

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Date library"
        value={library}
        onChange={(_event, next: Library | null) => next && setLibrary(next)}
      >
        {Object.keys(libraries).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Locale"
        value={language}
        onChange={(_event, next: string | null) => next && setLanguage(next)}
      >
        {languages.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider<string | typeof enUS>
        key={library}
        dateAdapter={adapter}
        adapterLocale={locales[languages.indexOf(language)]}
      >
        <Departure />
      </LocalizationProvider>
    </Stack>
  );
}
