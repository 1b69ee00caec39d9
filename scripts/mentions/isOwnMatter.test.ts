import { isOwnMatter } from './isOwnMatter';

const GRID = '/x/react-data-grid/server-side-data/lazy-loading';

it('pages of a product mean their own titles, and general pages mean any', () => {
  expect(isOwnMatter('/x/react-data-grid/row-updates', GRID)).toBe(true);
  expect(isOwnMatter('/x/introduction/licensing', GRID)).toBe(true);
  expect(isOwnMatter('/x/react-data-grid', '/x/introduction/licensing')).toBe(true);
  expect(isOwnMatter('/x/react-tree-view', GRID)).toBe(false);
  expect(isOwnMatter('/x/react-charts/bars', '/x/react-tree-view')).toBe(false);
});
