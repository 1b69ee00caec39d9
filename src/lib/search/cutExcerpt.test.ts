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

it('names found words as they stand there', () => {
  expect(findMatches('Pinned columns, and pinColumn()', ['pin', 'column'])).toEqual([
    'Pinned',
    'columns',
    'pinColumn',
  ]);
});
