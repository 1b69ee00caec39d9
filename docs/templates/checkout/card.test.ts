import {
  findBrand,
  formatExpiry,
  formatNumber,
  passesLuhn,
  placeCaret,
} from './card';

it.each([
  ['4', 'Visa'],
  ['55', 'Mastercard'],
  ['2221', 'Mastercard'],
  ['371449635398431', 'American Express'],
  ['6703', 'Bancontact'],
])('knows the brand of %s', (digits, name) => {
  expect(findBrand(digits)?.name).toBe(name);
});

it('knows no brand of what begins like none', () => {
  expect(findBrand('9')).toBeUndefined();
});

it.each([
  ['42424', '4242 4'],
  ['4242-4242-4242-4242-99', '4242 4242 4242 4242'],
  ['371449635398431', '3714 496353 98431'],
  ['no digits', ''],
])('groups %s', (typed, formatted) => {
  expect(formatNumber(typed)).toBe(formatted);
});

it.each([
  ['1', '1'],
  ['5', '05'],
  ['042', '04 / 2'],
  ['04 / 299', '04 / 29'],
  ['04 / ', '04'],
])('formats the expiry %s', (typed, formatted) => {
  expect(formatExpiry(typed)).toBe(formatted);
});

it('keeps the caret behind the digit that was typed', () => {
  expect(placeCaret('4242 4242', 4)).toBe(4);
  expect(placeCaret('4242 4242', 5)).toBe(6);
  expect(placeCaret('4242', 9)).toBe(4);
});

it('finds every single wrong digit', () => {
  const number = '4242424242424242';
  expect(passesLuhn(number)).toBe(true);
  expect(passesLuhn('')).toBe(false);
  for (const [index, digit] of [...number].entries()) {
    const wrong =
      number.slice(0, index) + ((Number(digit) + 1) % 10) + number.slice(index + 1);
    expect(passesLuhn(wrong)).toBe(false);
  }
});
