import { readLines, readPasted } from './readPasted';

it.each([
  ['9', '9', []],
  [' #9\n', '9', []],
  ['?code=9&args[]=teel', '9', ['teel']],
  ['https://mui.com/production-error/?code=9&args[]=a%20b&args[]=c', '9', ['a b', 'c']],
  [
    'Uncaught Error: Minified MUI error #10; visit https://mui.com/production-error/?code=10&args%5B%5D=foo+1 for the full message.\n    at a.js:1:2?x=1',
    '10',
    ['foo 1'],
  ],
  ['https://example.com/production-error/?args[]=(a)&code=9', '9', ['(a)']],
  ['Minified MUI error #12; visit', '12', []],
])('reads %j', (pasted, code, args) => {
  expect(readPasted(pasted)).toEqual({ code, args });
});

it.each(['', '  ', 'nine', '9 or 10', 'https://example.com/?a=9', '?code='])(
  'finds no code in %j',
  (pasted) => {
    expect(readPasted(pasted)).toBeUndefined();
  },
);

it.each([
  ['', []],
  ['a', ['a']],
  ['a\nb\n', ['a', 'b']],
  [' a \r\n\r\nb', [' a ', '', 'b']],
  ['\nb', ['', 'b']],
])('reads the lines of %j as arguments', (text, args) => {
  expect(readLines(text)).toEqual(args);
});
