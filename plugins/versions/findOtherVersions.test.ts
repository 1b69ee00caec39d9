import type { VersionName } from '../../src/lib/docsVersions';
import { findOtherVersions } from './findOtherVersions';

const VERSIONS = new Map<VersionName, Set<string>>([
  [
    'v8',
    new Set([
      'introduction/',
      'introduction/mcp/',
      'react-charts/',
      'react-charts/heatmap/',
      'react-charts/bars/',
      'api/charts/',
      'api/charts/bar-chart/',
    ]),
  ],
  ['v7', new Set(['introduction/', 'react-charts/', 'react-charts/heat-map/', 'api/charts/'])],
  ['v6', new Set(['introduction/', 'react-charts/', 'react-charts/bars/'])],
  ['v5', new Set(['introduction/'])],
]);

const RENAMES = [{ from: 'react-charts/heat-map', to: 'react-charts/heatmap' }];

const find = (page: string, version: VersionName = 'v8') =>
  findOtherVersions(page, version, VERSIONS, RENAMES);

test('versions with a page of the same name, and those without the product, are left out', () => {
  expect(find('react-charts/bars/', 'v6')).toEqual({ v7: ['react-charts/', 'overview'] });
});

test('a page that was renamed is followed both ways', () => {
  expect(find('react-charts/heatmap/')).toEqual({
    v7: ['react-charts/heat-map/', 'renamed'],
    v6: ['react-charts/', 'overview'],
  });
  expect(find('react-charts/heat-map/', 'v7').v8).toEqual(['react-charts/heatmap/', 'renamed']);
});

test('a missing page is replaced by its nearest ancestor', () => {
  expect(find('api/charts/bar-chart/').v7).toEqual(['api/charts/', 'ancestor']);
});

test('a page without ancestors is replaced by the overview of its product', () => {
  expect(find('api/charts/bar-chart/').v6).toEqual(['react-charts/', 'overview']);
});

test('a page without a product is replaced by the introduction', () => {
  expect(find('introduction/mcp/').v5).toEqual(['introduction/', 'overview']);
});
