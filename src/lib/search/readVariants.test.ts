import { readVariants } from './readVariants';

const listTexts = (query: string) => readVariants(query).map(({ text }) => text);

it('also searches with the words used on pages', () => {
  expect(listTexts('frozen columns')).toEqual(['frozen columns', 'pinning columns']);
});

it('replaces phrases, and several at once', () => {
  expect(listTexts('infinite scroll')).toContain('lazy loading');
  expect(listTexts('freeze a dropdown')).toContain('pinning a select');
});

it('finds no synonyms inside of words', () => {
  expect(listTexts('stable')).toEqual(['stable']);
});

it('weights what was typed highest', () => {
  const [typed, ...others] = readVariants('frozen columns');
  expect(typed!.weight).toBe(1);
  expect(others.every(({ weight }) => weight < 1)).toBe(true);
});
