import { chooseRelease, listLibraries } from './choosePackages';

test.each([
  [['8.7.0', '9.0.0', '9.0.1'], '9.0.0', '9.0.0'],
  [['9.0.0', '9.0.2', '9.2.0'], '9.1.0', '9.0.2'],
  [['8.29.0', '9.0.2', '9.1.0'], '9.0.0', '9.0.2'],
  [['8.29.0', '9.0.0-rc.0'], '9.0.0', undefined],
])('of %j, %s takes %s', (published, wanted, expected) => {
  expect(chooseRelease(published, wanted)).toBe(expected);
});

test('only the libraries are raised', () => {
  const dependencies = { '@mui/x-charts': '8.7.0', '@mui/material': '7.3.10', dayjs: '1.11.13' };
  expect(listLibraries({ name: 'docs-v8', version: '8.7.0', dependencies })).toEqual([
    '@mui/x-charts',
  ]);
});
