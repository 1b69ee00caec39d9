import { splitMatches } from './splitMatches';

const show = (text: string, matches: string[]) =>
  splitMatches(text, matches)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['columnVisibilityModel', ['column', 'Visibility'], '[column][Visibility]Model'],
  ['Pin columns, pin rows', ['pin'], '[Pin] columns, [pin] rows'],
  ['rowing', ['row', 'rowing'], '[rowing]'],
  ['a.b(c)', ['.b(', ''], 'a[.b(]c)'],
  ['<b>', ['<b>'], '[<b>]'],
  ['nothing', [], 'nothing'],
])('marks the matches in %s', (text, matches, shown) => {
  expect(show(text, matches)).toBe(shown);
});

it('loses no text', () => {
  const text = 'Row grouping groups rows';
  const parts = splitMatches(text, ['row', 'group']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
