import texts from '@site/i18n/en/settings.json';
import { getTabsStorageKey } from './docusaurusInternals';
import { DATE_LIBRARY_KEY } from './preferenceKeys';
import { addSettings, readChosen, SETTING_NAMES, SETTINGS } from './settings';

it.each(SETTING_NAMES)('has a label for each value of %s', (name) => {
  const words: Record<string, string> = texts.values[name];
  expect(Object.keys(words).sort()).toEqual([...SETTINGS[name].values].sort());
});

it('can include every value in a link', () => {
  const values = SETTING_NAMES.flatMap((name): readonly string[] => SETTINGS[name].values);
  values.forEach((value) => expect(value).toMatch(/^[\w-]+$/));
});

it('shares its date library with tabs', () => {
  expect(DATE_LIBRARY_KEY).toBe(getTabsStorageKey('date-library'));
});

it('reads what is chosen, and ignores unknown values', () => {
  const stored: Record<string, string> = {
    'mui-mode': 'dark',
    'docs-plan-lens': 'gold',
    codeStyling: 'Tailwind',
  };
  expect(readChosen((key) => stored[key])).toEqual({ mode: 'dark', styling: 'Tailwind' });
});

it('reads cookies where cookies are used', () => {
  const cookies: string[] = [];
  readChosen((key, isCookie) => {
    if (isCookie) {
      cookies.push(key);
    }
    return null;
  });
  expect(cookies).toEqual(['codeVariant', 'codeStyling']);
});

describe('addSettings', () => {
  const address = 'https://docs.example/x/page/?tab=1#props';

  it('adds the choices and keeps the rest of the URL', () => {
    expect(addSettings(address, { plan: 'pro', mode: 'dark' })).toBe(
      'https://docs.example/x/page/?tab=1&settings=mode:dark,plan:pro#props',
    );
  });

  it('adds nothing if nothing is chosen, and replaces settings from another link', () => {
    expect(addSettings(address, {})).toBe(address);
    expect(addSettings('https://docs.example/?settings=mode:dark', { dense: 'true' })).toBe(
      'https://docs.example/?settings=dense:true',
    );
  });
});
