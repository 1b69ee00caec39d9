import { findNameError, renameForLanguage } from './fileNames';

const OTHERS = ['App.tsx', 'rows.ts'];

it.each([
  ['parts/Row.tsx', undefined],
  ['styles.css', undefined],
  ['', 'form'],
  ['rows', 'form'],
  ['rows.py', 'form'],
  ['rows.ts', 'taken'],
  ['ROWS.ts', 'taken'],
])('an additional file named %j: %s', (name, diagnostic) => {
  expect(findNameError(name, OTHERS, false)).toBe(diagnostic);
});

it('keeps the entry a module', () => {
  expect(findNameError('App.css', ['rows.ts'], true)).toBe('entry');
  expect(findNameError('Main.jsx', ['rows.ts'], true)).toBeUndefined();
});

it('renames files for JavaScript and back', () => {
  expect(renameForLanguage(['App.tsx', 'rows.ts', 'App.css'], 'JS')).toEqual([
    'App.js',
    'rows.js',
    'App.css',
  ]);
  expect(renameForLanguage(['App.js', 'Row.jsx', 'App.css'], 'TS')).toEqual([
    'App.tsx',
    'Row.tsx',
    'App.css',
  ]);
});

it('never uses a name twice', () => {
  expect(renameForLanguage(['rows.ts', 'rows.tsx'], 'JS')).toEqual(['rows.js', 'rows.jsx']);
  const crowded = renameForLanguage(['rows.ts', 'rows.tsx', 'rows.js', 'rows.jsx'], 'JS');
  expect(new Set(crowded).size).toBe(4);
});
