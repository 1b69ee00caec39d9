import { formatSize } from './formatSize';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [12_345, '12 kB'],
  [1_449_000, '1.4 MB'],
  [23_400_000, '23 MB'],
  [1_440_000_000, '1.4 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
