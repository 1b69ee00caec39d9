import { parsePackages } from './parsePackages';

const KNOWN = ['@mui/x-charts', 'dayjs'];

test('releases are read by package', () => {
  expect(parsePackages('@mui/x-charts@8.8.1, dayjs@1.11.19', KNOWN)).toEqual({
    '@mui/x-charts': '8.8.1',
    dayjs: '1.11.19',
  });
  expect(parsePackages(undefined, KNOWN)).toEqual({});
});

test.each([
  ['@mui/x-chart@8.8.1', '"@mui/x-chart" is not a pinned package. Pinned: @mui/x-charts, dayjs.'],
  ['dayjs', '"dayjs@" is not an exact version'],
  ['dayjs@^1.0.0', '"dayjs@^1.0.0" is not an exact version, such as dayjs@1.2.3.'],
  ['@mui/x-charts', '"@mui/x-charts@" is not an exact version'],
])('%s is rejected', (text, message) => {
  expect(() => parsePackages(text, KNOWN)).toThrow(message);
});
