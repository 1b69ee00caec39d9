import { cutExcerpt, findMatches } from './cutExcerpt';

const LONG = `${'before '.repeat(60)}the pinned columns stay ${'after '.repeat(60)}`.trim();

it('leaves short texts whole', () => {
  expect(cutExcerpt('Pins columns.', ['pin'])).toBe('Pins columns.');
});

it('cuts where the words are, at blanks', () => {
  const excerpt = cutExcerpt(LONG, ['pin', 'column']);
  expect(excerpt).toContain('pinned columns');
  expect(excerpt.length).toBeLessThan(170);
  expect(excerpt).toMatch(/^… \w+ .* \w+ …$/);
});

it('begins at the beginning where nothing fits', () => {
  expect(cutExcerpt(LONG, ['zebra'])).toMatch(/^before before/);
});

it('shows the passage that says most of it, and no other', () => {
  const text = 'Pins columns.\nMissing UTC plugin · Extend it\nA plugin for pins';
  expect(cutExcerpt(text, ['missing', 'plugin'])).toBe('Missing UTC plugin · Extend it');
  expect(cutExcerpt(text, ['zebra'])).toBe('Pins columns.');
  expect(cutExcerpt('\nOne', ['zebra'])).toBe('One');
});

it('names found words as they stand there', () => {
  expect(findMatches('Pinned columns, and pinColumn()', ['pin', 'column'])).toEqual([
    'Pinned',
    'columns',
    'pinColumn',
  ]);
});
