import { getInitialCodeStyling, getInitialCodeVariant } from './codeChoice';

it.each([
  ['#ColumnPinning.js', '', 'JS'],
  ['#ColumnPinning.tsx', 'codeVariant=JS', 'TS'],
  ['#column-pinning', 'codeVariant=JS', 'JS'],
  ['', 'codeVariant=CoffeeScript', 'TS'],
  ['', '', 'TS'],
])('hash "%s" with cookie "%s" shows %s', (hash, cookies, variant) => {
  expect(getInitialCodeVariant(hash, cookies)).toBe(variant);
});

it.each([
  ['#tailwind-ColumnPinning.tsx', '', 'Tailwind'],
  ['#css-ColumnPinning.js', '', 'CSS'],
  ['#system-ColumnPinning.js', 'codeStyling=CSS', 'system'],
  ['#tailwind-ColumnPinning', 'codeStyling=CSS', 'CSS'],
  ['#ColumnPinning.tsx', 'codeStyling=Tailwind', 'Tailwind'],
  ['', 'codeStyling=MUI%20System', 'system'],
  ['', 'codeStyling=Sass', 'system'],
])('hash "%s" with cookie "%s" uses styling %s', (hash, cookies, styling) => {
  expect(getInitialCodeStyling(hash, cookies)).toBe(styling);
});
