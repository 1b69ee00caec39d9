import { findReplacement } from './findReplacement';

it.each([
  ['one two three', 'one four three'],
  ['aaa', 'aa'],
  ['aa', 'aaaa'],
  ['', 'new'],
  ['old', ''],
  ['same', 'same'],
  ['abab', 'ab'],
])('changes %j to %j', (before, after) => {
  const { from, to, insert } = findReplacement(before, after);
  expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
});

it('keeps the common start and end of both texts', () => {
  expect(findReplacement('one two three', 'one four three')).toEqual({
    from: 4,
    to: 7,
    insert: 'four',
  });
});
