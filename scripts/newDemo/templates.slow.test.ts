import path from 'node:path';
import { createWorkspaceConfig } from '../../plugins/types/checkWorkspace';
import { PRODUCT_SLUGS, type ProductSlug } from '../../src/lib/products';
import { checkFences } from '../fences/checkFences';
import { createDemoFiles, listTakenNames } from './templates';

const DOCS_DIR = path.join(__dirname, '../../docs');
const DEMO = { name: 'FirstStep', title: 'What “this” is & does' };
const SUBJECTS: readonly (ProductSlug | undefined)[] = [...PRODUCT_SLUGS, undefined];

test('the template of every product compiles in every styling', () => {
  const files = SUBJECTS.flatMap((product) =>
    [true, false].flatMap((hasStylings) => createDemoFiles(product, { ...DEMO, hasStylings })),
  );
  const fences = files
    .filter(({ name }) => name.endsWith('.tsx'))
    .map(({ text }) => ({
      language: 'tsx',
      line: 1,
      code: text.replace("import './FirstStep.css';\n", ''),
      setup: '',
      page: { setup: '' },
    }));
  expect(fences).toHaveLength(20);
  expect(
    checkFences(
      [{ file: path.join(DOCS_DIR, 'a/index.mdx'), fences }],
      createWorkspaceConfig(DOCS_DIR),
    ),
  ).toEqual([]);
}, 60_000);

test('three stylings differ only in their frame', () => {
  const files = createDemoFiles('data-grid', { ...DEMO, hasStylings: true });
  const [base, tailwind, css, sheet] = files.map(({ text }) => text);
  expect(files.map(({ name }) => name)).toEqual([
    'FirstStep.tsx',
    'FirstStep.tailwind.tsx',
    'FirstStep.css.tsx',
    'FirstStep.css',
  ]);
  expect(base).toContain('<Box sx={{ height: 300 }}>');
  expect(tailwind).toContain('<div className="h-75">');
  expect(css).toContain('<div className="first-step">');
  expect(sheet).toBe('.first-step {\n  height: 300px;\n}\n');
});

test('a demo cannot have the name of one of its imports', () => {
  expect(listTakenNames('data-grid')).toEqual(['Box', 'DataGrid', 'GridColDef', 'GridRowsProp']);
});
