import { createTranslate, type Translate } from './createTranslate';

const en = { mode: { dark: 'Dark' }, count: '{count} pages of {all}' };
const fr = { mode: { dark: 'Sombre' } };

it('finds strings by dotted key and fills in values', () => {
  const t = createTranslate({ en });
  expect(t('mode.dark')).toBe('Dark');
  expect(t('count', { count: 3, all: 8 })).toBe('3 pages of 8');
  expect(t('count')).toBe('{count} pages of {all}');
});

it('logs an error and shows an ellipsis for a language without a dictionary', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(createTranslate({ en }, 'eo')('mode.dark')).toBe('…');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"eo"'));
});

it('warns once per language and key, and falls back to English', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const t = createTranslate({ en, fr }, 'fr');
  expect(t('mode.dark')).toBe('Sombre');
  expect(t('count', { count: 1, all: 2 })).toBe('1 pages of 2');
  expect(t('count', { count: 2, all: 2 })).toBe('2 pages of 2');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('fr:count'));
});

it('treats a group as a missing key', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const t = createTranslate({ en }) as unknown as Translate<Record<string, string>>;
  expect(t('mode')).toBe('…');
  expect(warn).toHaveBeenCalledTimes(1);
});
