import { locate } from './locate';

test.each([
  [0, { line: 1, column: 1 }],
  [2, { line: 1, column: 3 }],
  [3, { line: 2, column: 1 }],
  [5, { line: 2, column: 3 }],
])('offset %i', (offset, expected) => {
  expect(locate('ab\ncd\n', offset)).toEqual(expected);
});
