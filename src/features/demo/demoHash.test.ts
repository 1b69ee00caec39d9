import { findEditStyling, formatDemoHash, isNamedByHash, listAnchors } from './demoHash';

it('gives a demo an anchor for each styling and language', () => {
  expect(listAnchors('Basic')).toEqual([
    'Basic.tsx',
    'Basic.js',
    'system-Basic.tsx',
    'system-Basic.js',
    'tailwind-Basic.tsx',
    'tailwind-Basic.js',
    'css-Basic.tsx',
    'css-Basic.js',
  ]);
  expect(listAnchors('Basic')).toContain(formatDemoHash('Basic', 'Tailwind', 'JS').slice(1));
});

it.each([
  ['#Basic', true],
  ['#Basic.js', true],
  ['#css-Basic.tsx', true],
  ['#edit-tailwind-Basic=N4Ig', true],
  ['#BasicMore', false],
  ['#css-More.tsx', false],
  ['', false],
])('%s targets the demo: %s', (hash, expected) => {
  expect(isNamedByHash(hash, 'Basic')).toBe(expected);
});

it('reads the styling of an edit', () => {
  expect(findEditStyling('#edit-css-Basic=abc', 'Basic')).toBe('CSS');
  expect(findEditStyling('#edit-css-Other=abc', 'Basic')).toBeUndefined();
});
