/** @jest-environment jsdom */
import { formatCookie, readCookie, removeCookie } from './cookies';

it('finds a cookie by its full name', () => {
  expect(readCookie('xcodeVariant=TS; codeVariant=JS; a=b', 'codeVariant')).toBe('JS');
  expect(readCookie('codeStyling=MUI%20System', 'codeStyling')).toBe('MUI System');
  expect(readCookie('', 'codeVariant')).toBeUndefined();
  expect(readCookie('codeVariant=%E0%A4%A', 'codeVariant')).toBeUndefined();
});

it('stores a cookie for one year on every path', () => {
  expect(formatCookie('codeVariant', 'JS')).toBe('codeVariant=JS;path=/;max-age=31536000');
});

it('removes a cookie on every path', () => {
  document.cookie = formatCookie('codeStyling', 'CSS');
  document.cookie = removeCookie('codeStyling');
  expect(readCookie(document.cookie, 'codeStyling')).toBeUndefined();
});
