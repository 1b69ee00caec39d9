import { findDoubts, findObstacles, planCut } from './planCut';
import type { SiteState } from './state';

const STATE: SiteState = {
  manifest: { name: 'docs-v8', version: '8.7.0' },
  versions: ['v7', 'v6'],
  changes: [],
  files: [
    'docs/introduction/index.mdx',
    'docs/templates/SignIn.tsx',
    'docs/react-charts/data/palette.test.ts',
  ],
  workspaces: ['v7', 'v6'],
  moved: [],
  gone: [],
};

test('a clean site with a later major can be cut', () => {
  expect(findObstacles(STATE, '9.0.0')).toEqual([]);
  expect(planCut(STATE, '9.0.0', [])).toMatchObject({
    name: 'v8',
    libraryVersion: '8.7.0',
    next: '9.0.0',
    versions: ['v8', 'v7', 'v6'],
    // Templates and tests stay with the current version.
    files: ['docs/introduction/index.mdx'],
  });
});

test.each([
  [undefined, '--next is missing. Specify the version that docs/ will describe'],
  ['nine', '--next nine is not a version'],
  ['v9.0.0', '--next v9.0.0 is not a version'],
  ['8.8.0', '--next 8.8.0 must be a newer major than 8.7.0, which becomes v8'],
  ['7.0.0', '--next 7.0.0 must be a newer major'],
])('a next version of %s is rejected', (next, message) => {
  expect(findObstacles(STATE, next)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['9.0.0', []],
  ['10.0.0', ['--next 10.0.0 skips version 9.']],
  ['9.0.0-beta.1', ['--next 9.0.0-beta.1 is a prerelease.']],
])('a next version of %s needs confirmation if it may be a mistake', (next, doubts) => {
  expect(findDoubts(STATE, next)).toEqual(doubts);
});

test('all obstacles of a cut are reported together', () => {
  const state: SiteState = { ...STATE, changes: [' M docs/a.mdx'], workspaces: ['v8'] };
  expect(findObstacles(state, '8.0.0')).toEqual([
    expect.stringContaining('must be a newer major'),
    expect.stringContaining('Version v8 already exists'),
    expect.stringContaining('    M docs/a.mdx'),
  ]);
});

test('recorded moves are not added again', () => {
  const known = { from: 'react-charts/heat', to: 'react-charts/heatmap' };
  const moved = [known, { from: 'a', to: 'b' }];
  const plan = planCut({ ...STATE, moved, gone: ['react-charts/heat', 'c'] }, '9.0.0', [known]);
  expect(plan.renames).toEqual([{ from: 'a', to: 'b' }]);
  expect(plan.gone).toEqual(['c']);
});
