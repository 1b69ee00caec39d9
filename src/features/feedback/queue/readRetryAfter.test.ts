import { readRetryAfter } from './readRetryAfter';

const NOW = Date.parse('Wed, 21 Oct 2015 07:28:00 GMT');

it.each([
  ['60', 60_000],
  [' 0 ', 0],
  ['Wed, 21 Oct 2015 07:29:30 GMT', 90_000],
  ['Wed, 21 Oct 2015 07:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j', (value, pause) => {
  expect(readRetryAfter(value, NOW)).toBe(pause);
});
