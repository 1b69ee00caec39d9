import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
type Loader = (this: { resourcePath: string }, source: string) => string;

const insertStyles = createRequire(__filename)('./insertStylesLoader.cjs') as Loader;

const CONTEXT = path.join(
  __dirname,
  '../../node_modules/@mui/x-data-grid/esm/utils/css/context.js',
);

const load = (source: string) => insertStyles.call({ resourcePath: 'context.js' }, source);

it('gives the grid an element whose rules are inserted', () => {
  const source = load(readFileSync(CONTEXT, 'utf8'));
  expect(source).toContain("import { InsertedStyle } from '@site/src/components/InsertedStyle';");
  expect(source).toContain('_jsx(InsertedStyle, {');
  expect(source).not.toContain('"style"');
});

it('fails when the library styles in another way', () => {
  expect(() => load('export {};')).toThrow('context.js no longer has _jsx("style",');
});
