import { isInWords } from './isInWords';

it.each([
  ['`true` for desktop, `false` for mobile', true],
  ["- `[]` for one step.\n- `['accept']` for the rest.", true],
  ["'standard'", false],
  ['(item) => item.id', false],
  ['`${adapter.formats.month} ${adapter.formats.year}`', false],
])('distinguishes values from words: %s', (value, expected) => {
  expect(isInWords(value)).toBe(expected);
});
