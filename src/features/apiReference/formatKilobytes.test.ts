import { formatKilobytes } from './formatKilobytes';

it.each([
  [420, '0.4'],
  [12_345, '12.3'],
  [140_499, '140'],
])('formats %d bytes as %s kB', (bytes, text) => {
  expect(formatKilobytes(bytes)).toBe(text);
});
