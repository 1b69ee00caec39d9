import * as locales from '@mui/x-charts/locales';
import type { ChartsLocaleText } from '@mui/x-charts/locales';

export interface LocaleEntry {
  /** The name to import, such as `ptBR`. */
  name: string;
  /** The language tag, such as `pt-BR`. */
  tag: string;
  /** The name of the language in English. */
  language: string;
  localeText: Partial<ChartsLocaleText>;
}

const languages = new Intl.DisplayNames('en', {
  type: 'language',
  languageDisplay: 'standard',
});

/** Every locale in the package, sorted by language. */
export const localeList: LocaleEntry[] = Object.entries(locales)
  // The package also exports the bare strings.
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
