import * as locales from '@mui/x-charts/locales';
import type { ChartsLocaleText } from '@mui/x-charts/locales';

export interface LocaleEntry {
  /** What to import: `ptBR`. */
  name: string;
  /** The tag of the language: `pt-BR`. */
  tag: string;
  /** The language in English. */
  language: string;
  localeText: Partial<ChartsLocaleText>;
}

const languages = new Intl.DisplayNames('en', {
  type: 'language',
  languageDisplay: 'standard',
});

/** Every locale of the package, by language. */
export const localeList: LocaleEntry[] = Object.entries(locales)
  // The package exports the bare texts too.
  .flatMap(([name, locale]) => ('components' in locale ? [{ name, locale }] : []))
  .map(({ name, locale }) => {
    const tag = `${name.slice(0, 2)}-${name.slice(2)}`;
    return {
      name,
      tag,
      language: languages.of(tag) ?? tag,
      localeText:
        locale.components.MuiChartsLocalizationProvider.defaultProps.localeText,
    };
  })
  .sort((a, b) => a.language.localeCompare(b.language, 'en'));
