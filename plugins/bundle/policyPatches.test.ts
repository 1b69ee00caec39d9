import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { POLICY_PATCHES } from './policyPatches';

type Loader = (this: { resourcePath: string; getOptions: () => object }, source: string) => string;

const replaceCode = createRequire(__filename)('./replaceCodeLoader.cjs') as Loader;

function load(file: string, source?: string): string {
  const resourcePath = path.join(__dirname, '../../node_modules', file);
  const { options } = POLICY_PATCHES.find(({ test }) => test.test(resourcePath))!;
  const context = { resourcePath, getOptions: () => options };
  return replaceCode.call(context, source ?? readFileSync(resourcePath, 'utf8'));
}

const GRID = '@mui/x-data-grid/esm/utils/css/context.js';
const FILTERS = '@mui/x-data-grid/esm/hooks/features/filter/gridFilterUtils.js';
const EDITOR = 'style-mod/src/style-mod.js';

it('gives the grid an element whose rules are inserted', () => {
  const source = load(GRID);
  expect(source).toContain("import { InsertedStyle } from '@site/src/components/InsertedStyle';");
  expect(source).toContain('_jsx(InsertedStyle, {');
  expect(source).not.toContain('"style"');
});

it('lets the editor adopt its style sheet in documents too', () => {
  expect(load(EDITOR)).toContain('if (root.adoptedStyleSheets && win.CSSStyleSheet)');
});

it('keeps the grid from trying to compile filters', () => {
  expect(load(FILTERS).match(/hasEval = .*/g)).toEqual(['hasEval = false;', 'hasEval = false;']);
});

it.each([GRID, EDITOR, FILTERS])('fails if %s does it in another way', (file) => {
  expect(() => load(file, 'export {};')).toThrow(`${file} no longer has `);
});
