import { readVariants } from './readVariants';

const listTexts = (query: string) => readVariants(query).map(({ text }) => text);

it('asks in the words of the pages, too', () => {
  expect(listTexts('frozen columns')).toEqual(['frozen columns', 'pinning columns']);
});

it('takes phrases, and several at once', () => {
  expect(listTexts('infinite scroll')).toContain('lazy loading');
  expect(listTexts('freeze a dropdown')).toContain('pinning a select');
});

it('finds no synonym within a word', () => {
  expect(listTexts('stable')).toEqual(['stable']);
});

it('lets what was typed count most', () => {
  const [typed, ...others] = readVariants('frozen columns');
  expect(typed!.weight).toBe(1);
  expect(others.every(({ weight }) => weight < 1)).toBe(true);
});
