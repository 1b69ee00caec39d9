import {
  changeScope,
  chooseScope,
  formatPlace,
  listScopeVersions,
  readPlace,
  SCOPES,
  stepScope,
} from './scope';

const NOTHING = { scope: null, version: null, place: null };

it.each([
  ['/x/react-charts/bars/', 'charts', 'v8'],
  ['/x/v6/api/date-pickers/date-picker/', 'date-pickers', 'v6'],
  ['/x/v7/introduction/', undefined, 'v7'],
  ['/', undefined, 'v8'],
])('determines the subject of %s', (path, product, version) => {
  expect(readPlace(path)).toEqual({ product, version });
});

it('starts from the current page', () => {
  expect(chooseScope(readPlace('/x/v6/react-charts/bars/'), NOTHING)).toEqual({
    scope: 'charts',
    version: 'v6',
  });
  expect(chooseScope(readPlace('/'), NOTHING)).toEqual({ scope: 'all', version: 'v8' });
});

it('keeps a choice where it was made, and resets it elsewhere', () => {
  const place = readPlace('/x/react-charts/bars/');
  const stored = { scope: 'tree-view', version: 'v7', place: formatPlace(place) };
  expect(chooseScope(place, stored)).toEqual({ scope: 'tree-view', version: 'v7' });
  expect(chooseScope(readPlace('/x/react-charts/pie/'), stored).scope).toBe('tree-view');
  expect(chooseScope(readPlace('/x/react-data-grid/'), stored)).toEqual({
    scope: 'data-grid',
    version: 'v8',
  });
});

it('keeps the choice of all products everywhere, but not its version', () => {
  const stored = { scope: 'all', version: 'v7', place: 'v8/charts' };
  expect(chooseScope(readPlace('/x/react-data-grid/'), stored)).toEqual({
    scope: 'all',
    version: 'v8',
  });
});

it('ignores invalid stored values', () => {
  const place = readPlace('/x/react-data-grid/');
  const stored = { scope: 'joy', version: 'v99', place: formatPlace(place) };
  expect(chooseScope(place, stored)).toEqual({ scope: 'data-grid', version: 'v8' });
});

it('offers the versions that a product has, and picks the nearest one', () => {
  expect(listScopeVersions('charts')).toEqual(['v8', 'v7', 'v6']);
  expect(listScopeVersions('all')).toEqual(['v8', 'v7', 'v6', 'v5', 'v4']);
  expect(changeScope({ version: 'v4' }, 'charts')).toEqual({ scope: 'charts', version: 'v6' });
  expect(changeScope({ version: 'v4' }, 'all')).toEqual({ scope: 'all', version: 'v4' });
});

it('cycles through all scopes in both directions', () => {
  let scope = SCOPES[0]!;
  const seen = SCOPES.map(() => (scope = stepScope(scope, 1)));
  expect(seen).toEqual([...SCOPES.slice(1), 'all']);
  expect(stepScope('all', -1)).toBe('tree-view');
});
