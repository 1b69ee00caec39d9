import { formatErrorAddress, readErrorAddress, splitMessage } from './errorCodes';

it.each([
  ['', undefined, []],
  ['?', undefined, []],
  ['?code=', undefined, []],
  ['?code=%20', undefined, []],
  ['?args[]=a', undefined, ['a']],
  ['?code=9', '9', []],
  ['code=9&args[]=a', '9', ['a']],
  ['?code=9&args%5B%5D=a&args%5B%5D=b', '9', ['a', 'b']],
  ['?args[]=a&code=9&code=10&args[]=', '9', ['a', '']],
  ['?code=9&args[]=a+b%20c%2Bd', '9', ['a b c+d']],
  ['?code=9&args=a&args[0]=b', '9', []],
  ['?code=9&args[]=%E0%A4%A', '9', ['\uFFFD%A']],
  ['?code=9&args[]=%&args[]=%zz&&&=', '9', ['%', '%zz']],
  ['?code=__proto__', '__proto__', []],
])('reads %j', (search, code, args) => {
  expect(readErrorAddress(search)).toEqual({ code, args });
});

it.each([
  ['9', []],
  ['9', ['', ' a&b=c#d ', '%s', '<script>', '100%', 'ä\n']],
])('formats what it reads: %j, %j', (code, args) => {
  expect(readErrorAddress(formatErrorAddress(code, args))).toEqual({ code, args });
});

it('formats lone surrogates without failing', () => {
  expect(formatErrorAddress('9', ['\uD800'])).toBe('?code=9&args%5B%5D=%EF%BF%BD');
});

it('splits a message at its arguments', () => {
  expect(splitMessage('None.')).toEqual(['None.']);
  expect(splitMessage('%s is %s')).toEqual(['', ' is ', '']);
});
