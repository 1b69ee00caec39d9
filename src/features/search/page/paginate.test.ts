import type { SearchHit } from '@site/src/lib/contracts/search';
import { countPages, groupPage } from './paginate';

const create = (title: string, section: SearchHit['section']): SearchHit => ({
  kind: 'page',
  title,
  section,
  path: '/',
  version: 'v8',
  matches: [],
});

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [60, 3],
])('%i hits make %i pages', (total, pages) => {
  expect(countPages(total, 20)).toBe(pages);
});

it('groups the hits of one page by product, best first', () => {
  const hits = [
    create('a', 'charts'),
    create('b', 'data-grid'),
    create('c', 'charts'),
    create('d', 'general'),
  ];
  const show = (page: number) =>
    groupPage(hits, page, 3).map(([section, found]) => [section, found.map(({ title }) => title)]);
  expect(show(1)).toEqual([
    ['charts', ['a', 'c']],
    ['data-grid', ['b']],
  ]);
  expect(show(2)).toEqual([['general', ['d']]]);
  expect(show(3)).toEqual([]);
});
