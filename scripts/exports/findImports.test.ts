import { findImports } from './findImports';

it('finds every way to import, with its line', () => {
  const code = `import a from 'a';
import type { B } from '@scope/b/deep';
import './c.css';
export * from './d';
const load = () => import('e');
let f: import('f').F;
const text = <p>Don't import x from 'nowhere' \`</p>;
`;
  expect(findImports('src/X.tsx', code)).toEqual([
    { specifier: 'a', line: 1 },
    { specifier: '@scope/b/deep', line: 2 },
    { specifier: './c.css', line: 3 },
    { specifier: './d', line: 4 },
    { specifier: 'e', line: 5 },
    { specifier: 'f', line: 6 },
  ]);
});

it('finds the imports of a style sheet', () => {
  expect(findImports('src/index.css', "\n@import 'tailwindcss';\n")).toEqual([
    { specifier: 'tailwindcss', line: 2 },
  ]);
});
