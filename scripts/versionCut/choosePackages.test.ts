import { choosePackages, chooseRelease, listLibraries } from './choosePackages';

test.each([
  [['8.7.0', '9.0.0', '9.0.1'], '9.0.0', '9.0.0'],
  [['9.0.0', '9.0.2', '9.2.0'], '9.1.0', '9.0.2'],
  [['8.29.0', '9.0.2', '9.1.0'], '9.0.0', '9.0.2'],
  [['8.29.0', '9.0.0-rc.0'], '9.0.0', undefined],
])('from %j, %s gets %s', (published, wanted, expected) => {
  expect(chooseRelease(published, wanted)).toBe(expected);
});

test('only the libraries are bumped', () => {
  const dependencies = { '@mui/x-charts': '8.7.0', '@mui/material': '7.3.10', dayjs: '1.11.13' };
  expect(listLibraries({ name: 'docs-v8', version: '8.7.0', dependencies })).toEqual([
    '@mui/x-charts',
  ]);
});

test('a release with a different number is explained, a missing one is listed', () => {
  const published = new Map([
    ['@mui/x-charts', ['8.7.0', '8.8.0']],
    ['@mui/x-tree-view-pro', ['8.6.0', '8.9.0']],
    ['@mui/x-license', ['8.9.0']],
    ['@mui/x-scheduler', ['9.0.0']],
  ]);
  expect(choosePackages(published, '8.8.0')).toEqual({
    packages: {
      '@mui/x-charts': '8.8.0',
      '@mui/x-tree-view-pro': '8.6.0',
      '@mui/x-license': '8.9.0',
    },
    reasons: {
      '@mui/x-tree-view-pro':
        '8.8.0 is not published; 8.6.0 is the last release before it, 8.9.0 the first one after it.',
      '@mui/x-license': '8.8.0 is not published; 8.9.0 is the first release after it.',
    },
    missing: ['@mui/x-scheduler'],
  });
});
