import { parseCount } from './parseCount';

it.each([
  ['1', 1],
  ['150', 150],
])('reads %s', (text, count) => {
  expect(parseCount(text, 'pages')).toBe(count);
});

it.each(['', '0', '-3', '2.5', 'many'])('rejects "%s" and names the option', (text) => {
  expect(() => parseCount(text, 'pages')).toThrow('as in --pages 20');
});
