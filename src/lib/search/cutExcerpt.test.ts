import { cutExcerpt, findMatches } from './cutExcerpt';

const LONG = `${'before '.repeat(60)}the pinned columns stay ${'after '.repeat(60)}`.trim();

it("doesn't cut short texts", () => {
  expect(cutExcerpt('Pins columns.', ['pin'])).toBe('Pins columns.');
});

it('cuts around the words, at spaces', () => {
  const excerpt = cutExcerpt(LONG, ['pin', 'column']);
  expect(excerpt).toContain('pinned columns');
  expect(excerpt.length).toBeLessThan(170);
  expect(excerpt).toMatch(/^… \w+ .* \w+ …$/);
});

it('starts at the beginning if nothing matches', () => {
  expect(cutExcerpt(LONG, ['zebra'])).toMatch(/^before before/);
});

it('shows the passage with most of the query, and no other', () => {
  const text = 'Pins columns.\nMissing UTC plugin · Extend it\nA plugin for pins';
  expect(cutExcerpt(text, ['missing', 'plugin'])).toBe('Missing UTC plugin · Extend it');
  expect(cutExcerpt(text, ['zebra'])).toBe('Pins columns.');
  expect(cutExcerpt('\nOne', ['zebra'])).toBe('One');
});

it('returns found words as written there', () => {
  expect(findMatches('Pinned columns, and pinColumn()', ['pin', 'column'])).toEqual([
    'Pinned',
    'columns',
    'pinColumn',
  ]);
});
