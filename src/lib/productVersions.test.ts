import { getPathInVersion, listProductVersions } from './productVersions';

it.each([
  ['/x/introduction/licensing/#pro-plan', 'v7', '/x/v7/introduction/licensing/#pro-plan'],
  ['/x/introduction/licensing/', 'v8', '/x/introduction/licensing/'],
  ['/x/react-charts/', 'v6', '/x/v6/react-charts/'],
  ['/x/react-charts/', 'v5', '/x/react-charts/'],
  ['/x/introduction/roadmap/', 'v7', '/x/introduction/roadmap/'],
  ['https://example.com/x/introduction/', 'v7', 'https://example.com/x/introduction/'],
] as const)('%s in %s is %s', (path, version, expected) => {
  expect(getPathInVersion(path, version)).toBe(expected);
});

it('keeps a product whose first major no longer has docs', () => {
  expect(listProductVersions('data-grid', ['v8', 'v7', 'v6'])).toEqual(['v8', 'v7', 'v6']);
  expect(listProductVersions('charts', ['v8', 'v6', 'v5'])).toEqual(['v8', 'v6']);
});
