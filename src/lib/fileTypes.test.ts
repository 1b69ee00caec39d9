import {
  CODE_EXTENSIONS,
  DEMO_EXTENSIONS,
  getCodeExtension,
  isTypeScript,
  listImportEndings,
  stripTypeScriptExtension,
  toJavaScriptName,
} from './fileTypes';

it.each([
  ['Rows.tsx', 'tsx'],
  ['parts/rows.test.ts', 'ts'],
  ['Rows.css', 'css'],
  ['rows.json', undefined],
  ['tsx', undefined],
  ['css/rows', undefined],
] as const)('%s is a file for %s', (name, extension) => {
  expect(getCodeExtension(name)).toBe(extension);
});

it('recognizes TypeScript by its name', () => {
  expect(['a.ts', 'a.tsx', 'a.js', 'a.jsx', 'ts', 'a.css'].filter(isTypeScript)).toEqual([
    'a.ts',
    'a.tsx',
  ]);
  expect(['a.tailwind.tsx', 'rows.ts', 'a.css'].map(stripTypeScriptExtension)).toEqual([
    'a.tailwind',
    'rows',
    'a.css',
  ]);
  expect(['A.tsx', 'rows.ts', 'a.css'].map(toJavaScriptName)).toEqual(['A.js', 'rows.js', 'a.css']);
});

it("resolves an import to a file, then to the index of a folder, which can't be a style sheet", () => {
  const typescript = ['', '.tsx', '.ts', '.css', '/index.tsx', '/index.ts'];
  expect(listImportEndings(DEMO_EXTENSIONS)).toEqual(typescript);
  expect(listImportEndings(CODE_EXTENSIONS)).not.toContain('/index.css');
});
