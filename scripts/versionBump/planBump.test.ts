import { findObstacles, listPinned, planBump } from './planBump';

const docs = {
  name: 'docs-v8',
  version: '8.7.0',
  dependencies: {
    '@mui/material': '7.3.10',
    '@mui/x-charts': '8.7.0',
    '@mui/x-license': '8.7.0',
    '@mui/x-tree-view-pro': '8.6.0',
  },
};
const site = {
  name: 'site',
  version: '0.0.0',
  dependencies: { '@mui/material': '7.3.10', '@mui/x-license': '8.7.0', react: '18.3.1' },
};
const STATE = { docs, site, changes: [] };

const PUBLISHED = new Map([
  ['@mui/x-charts', ['8.7.0', '8.8.0', '8.9.0']],
  ['@mui/x-license', ['8.7.0', '8.8.0']],
  ['@mui/x-tree-view-pro', ['8.6.0', '8.8.0', '8.10.1']],
]);

test('every pinned library is bumped, each to its own release', () => {
  expect(planBump(STATE, '8.9.0', PUBLISHED, {})).toEqual({
    from: '8.7.0',
    to: '8.9.0',
    raised: [
      { name: '@mui/x-charts', before: '8.7.0', after: '8.9.0', files: ['docs/package.json'] },
      {
        name: '@mui/x-license',
        before: '8.7.0',
        after: '8.8.0',
        files: ['docs/package.json', 'package.json'],
      },
      {
        name: '@mui/x-tree-view-pro',
        before: '8.6.0',
        after: '8.8.0',
        files: ['docs/package.json'],
      },
    ],
    packages: {
      '@mui/x-charts': '8.9.0',
      '@mui/x-license': '8.8.0',
      '@mui/x-tree-view-pro': '8.8.0',
    },
    reasons: {
      '@mui/x-license': '8.9.0 is not published; 8.8.0 is the last release before it.',
      '@mui/x-tree-view-pro':
        '8.9.0 is not published; 8.8.0 is the last release before it, 8.10.1 the first one after it.',
    },
  });
});

test('manually chosen releases win, with a reason', () => {
  const published = new Map([...PUBLISHED, ['@mui/material', ['7.3.10', '7.4.0']]]);
  const wanted = { '@mui/x-tree-view-pro': '8.10.1', '@mui/material': '7.4.0' };
  const { packages, reasons, raised } = planBump(STATE, '8.8.0', published, wanted);
  expect(packages).toMatchObject(wanted);
  expect(reasons).toEqual({ '@mui/x-tree-view-pro': '8.10.1 was chosen manually.' });
  expect(raised.find(({ name }) => name === '@mui/material')?.files).toEqual([
    'docs/package.json',
    'package.json',
  ]);
});

test('an unpublished release is rejected', () => {
  expect(() => planBump(STATE, '8.8.5', PUBLISHED, {})).toThrow(
    'No library has a release 8.8.5; the last one before it is 8.8.0, the latest is 8.10.1.',
  );
  expect(() => planBump(STATE, '8.8.0', PUBLISHED, { '@mui/x-charts': '8.8.1' })).toThrow(
    '--packages: @mui/x-charts@8.8.1 not found in the registry.',
  );
});

test('the pinned packages of the docs are known', () => {
  expect(listPinned(STATE)).toEqual(Object.keys(docs.dependencies));
});

test.each([
  [undefined, '--to is missing. Specify the release that docs/ will describe, as in --to 8.8.0'],
  ['next', '--to next is not a version'],
  ['9.0.0', '--to 9.0.0 is a different major from 8.7.0, which requires a cut'],
  ['8.6.0', '--to 8.6.0 is older than 8.7.0'],
])('--to %s is rejected', (to, message) => {
  expect(findObstacles(STATE, to)).toEqual([expect.stringContaining(message)]);
});

test('a tree with changes is rejected; those of a killed bump can be undone', () => {
  const [dirty, ...none] = findObstacles({ ...STATE, changes: [' M docs/a.mdx'] }, '8.8.0');
  expect(dirty).toContain('Commit them first');
  expect(none).toEqual([]);
  const [, hint] = findObstacles({ ...STATE, changes: [' M docs/package.json'] }, '8.8.0');
  expect(hint).toContain('git restore docs/package.json package.json package-lock.json && npm ci');
  expect(findObstacles(STATE, '8.8.0')).toEqual([]);
});
