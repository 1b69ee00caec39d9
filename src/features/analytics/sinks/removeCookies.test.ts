/** @jest-environment jsdom */
import { listCookieDomains, removeCookies } from './removeCookies';

it('returns the domains of a host', () => {
  expect(listCookieDomains('docs.mui.com')).toEqual(['docs.mui.com', 'mui.com']);
  expect(listCookieDomains('localhost')).toEqual([]);
});

it('removes the cookies with a prefix and leaves the others', () => {
  document.cookie = '_ga=1;path=/';
  document.cookie = '_ga_ABC=2;path=/';
  document.cookie = 'codeVariant=JS;path=/';
  removeCookies('_ga');
  expect(document.cookie).toBe('codeVariant=JS');
});
