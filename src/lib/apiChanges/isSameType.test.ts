import { isSameType } from './isSameType';

it.each([
  ['string', 'string', true],
  ['string', 'number', false],
  ['*', 'A|null', true],
  ['(value:*)=>void', '(value:Date)=>void', true],
  ['(value:*)=>void', '(value:Date)=>string', false],
  ['(a:*,b:Context*)=>void', '(a:Date,b:Context<E>)=>void', true],
  ['Props*', 'Props', true],
  ['a*a', 'a', false],
])('%s and %s: %s', (a, b, expected) => {
  expect(isSameType(a, b)).toBe(expected);
  expect(isSameType(b, a)).toBe(expected);
});
