import * as locales from '@mui/x-date-pickers/locales';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

export interface LocaleEntry {
  /** The name to import, such as `deDE`. */
  name: string;
  language: string;
  localeText: Partial<PickersLocaleText>;
}

const languages = new Intl.DisplayNames('en', {
  type: 'language',
  languageDisplay: 'standard',
});

/** Returns a locale's language. `deDE` has the tag `de-DE`, and `kzKZ` (Kazakh) has `kk-KZ`. */
function getLanguage(name: string): string {
  const code = name.slice(0, 2).replace('kz', 'kk');
  const region = name.slice(2);
  return languages.of(region ? `${code}-${region}` : code) ?? name;
}

/** All locales in the package, sorted by language. */
export const localeList: LocaleEntry[] = Object.entries(locales)
  // The package also exports the bare English strings.
  .flatMap(([name, locale]) => ('components' in locale ? [{ name, locale }] : []))
  .map(({ name, locale }) => ({
    name,
    language: getLanguage(name),
    localeText: locale.components.MuiLocalizationProvider.defaultProps.localeText,
  }))
  .sort((a, b) => a.language.localeCompare(b.language, 'en'));
