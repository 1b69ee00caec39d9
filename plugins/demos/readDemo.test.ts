import path from 'node:path';
import { fillSources } from '../../src/lib/demoControls/fillSources';
import { createManifestModule } from './createDemoModule';
import { readDemo } from './readDemo';
import { createTestDocs } from './testDocs';

const DEMO = `import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import Box from '@mui/material/Box';
import { rows, type Row } from './parts/rows';

export default function Basic() {
  const first: Row = rows[0];
  return (
    <Box>
      <div>
        <b title={AdapterLuxon.name}>{first}</b>
        <i />
      </div>
    </Box>
  );
}
`;

const FILES = {
  'grid/Basic.tsx': DEMO,
  'grid/parts/rows.ts':
    "import { more } from './more';\nexport type Row = string;\nexport const rows: Row[] = [more];\n",
  'grid/parts/more.ts': "export const more: string = 'more';\n",
};

it('collects files, the JavaScript version, the preview and exact packages', async () => {
  const docs = createTestDocs(FILES);
  const base = path.join(docs.docsDir, 'grid/Basic.tsx');
  const { path: file, stylings } = await readDemo(base, docs.docsDir);
  docs.remove();
  const { TS, JS, dependencies, typeDependencies } = stylings.system;
  expect(file).toBe('docs/grid/Basic.tsx');
  expect(TS.files.map(({ name }) => name)).toEqual(['Basic.tsx', 'parts/rows.ts', 'parts/more.ts']);
  expect(JS.files.map(({ name }) => name)).toEqual(['Basic.js', 'parts/rows.js', 'parts/more.js']);
  expect(JS.files[0]!.code).toContain('const first = rows[0];');
  expect(TS.files[0]!.html).toContain('<span class="tok-keyword">import</span>');
  expect(TS.preview).toMatchObject({
    code: '<b title={AdapterLuxon.name}>{first}</b>\n<i />',
    indent: 8,
  });
  expect(DEMO.slice(TS.preview!.start, TS.preview!.end)).toMatch(/^<b [^]*<i \/>$/);
  expect(dependencies).toEqual({
    '@emotion/react': '11.0.0',
    '@emotion/styled': '11.0.1',
    '@mui/material': '7.0.0',
    '@mui/x-date-pickers': '8.0.1',
    luxon: '3.0.0',
    react: '18.0.0',
    'react-dom': '18.0.1',
  });
  expect(typeDependencies).toEqual({ '@types/luxon': '3.0.1' });
});

it('includes what the demos of a product share, and imports it from next to the entry', async () => {
  const docs = createTestDocs({
    'grid/rows/height/Tall.tsx':
      "import { rows } from '../../data/rows';\nimport { more } from './parts/more';\n\nexport default function Tall() {\n  return <p>{rows + more}</p>;\n}\n",
    'grid/rows/height/parts/more.ts': "export { more } from '../../../data/deep/more';\n",
    'grid/data/rows.ts': "export { seed as rows } from './seed';\n",
    'grid/data/seed.ts': 'export const seed: number = 1;\n',
    'grid/data/deep/more.ts': "export { seed as more } from '../seed';\n",
  });
  const { stylings } = await readDemo(
    path.join(docs.docsDir, 'grid/rows/height/Tall.tsx'),
    docs.docsDir,
  );
  docs.remove();
  const { files } = stylings.system.TS;
  expect(files.map(({ name, code }) => [name, code.split('\n')[0]])).toEqual([
    ['Tall.tsx', "import { rows } from './data/rows';"],
    ['data/rows.ts', "export { seed as rows } from './seed';"],
    ['parts/more.ts', "export { more } from '../data/deep/more';"],
    ['data/seed.ts', 'export const seed: number = 1;'],
    ['data/deep/more.ts', "export { seed as more } from '../seed';"],
  ]);
});

const TUNER = `interface TunerProps {
  /** @default 0
   * @minimum 0
   * @maximum 9
   */
  size?: number;
}

export default function Tuner({ size = 4 }: TunerProps) {
  return (
    <div>
      <b tabIndex={size}>Size</b>
    </div>
  );
}
`;

it('shows a demo with controls in its initial state, without its props, and as templates', async () => {
  const docs = createTestDocs({ 'grid/Tuner.tsx': TUNER });
  const sources = await readDemo(path.join(docs.docsDir, 'grid/Tuner.tsx'), docs.docsDir);
  docs.remove();
  const { TS, JS } = sources.stylings.system;
  const code = `export default function Tuner() {
  return (
    <div>
      <b tabIndex={4}>Size</b>
    </div>
  );
}`;
  expect([TS.files[0]!.code, JS.files[0]!.code]).toEqual([code, code]);
  expect(TS.preview).toMatchObject({ code: '<b tabIndex={4}>Size</b>', indent: 6 });
  expect(sources.controls!.argTypes).toMatchObject([{ name: 'size', initial: 4 }]);
  const changed = fillSources(sources, { size: 0 }).stylings.system;
  expect(changed.TS.preview).toMatchObject({ code: '<b>Size</b>' });
  expect(changed.JS.files[0]!.code).toBe(code.replace(' tabIndex={4}', ''));
});

it('requires the same props in all stylings, and code that stays formatted with all controls', async () => {
  const title = 'A title that is so long that nothing else has a place beside it here';
  const docs = createTestDocs({
    'grid/Tuner.tsx': TUNER,
    'grid/Tuner.css.tsx': TUNER.replace('size = 4', 'size = 5'),
    'grid/Long.tsx': TUNER.replace('<b ', `<b title="${title}" `).replace('>Size</b>', ' />'),
  });
  const read = (name: string) => readDemo(path.join(docs.docsDir, name), docs.docsDir);
  await expect(read('grid/Tuner.tsx')).rejects.toThrow(
    'Tuner.css.tsx takes different props than the demo in its first styling.',
  );
  await expect(read('grid/Long.tsx')).rejects.toThrow(
    /Long\.tsx:12:1 {2}Long\.tsx in its initial state isn't formatted as Prettier would format it: <b title=/,
  );
  docs.remove();
});

it('shows no preview when one styling has none', async () => {
  const docs = createTestDocs({
    ...FILES,
    'grid/Basic.css.tsx': `import './Basic.css';\nexport default function Basic() {\n  return null;\n}\n`,
    'grid/Basic.css': '.basic {\n  color: red;\n}\n',
  });
  const { stylings } = await readDemo(path.join(docs.docsDir, 'grid/Basic.tsx'), docs.docsDir);
  docs.remove();
  expect(stylings.system.TS.preview).toBeUndefined();
  expect(stylings.CSS!.TS.files.map(({ name }) => name)).toEqual(['Basic.tsx', 'Basic.css']);
});

it('gives a page what the frame needs, and the code only to the served HTML', async () => {
  const docs = createTestDocs(FILES);
  const base = path.join(docs.docsDir, 'grid/Basic.tsx');
  const sources = await readDemo(base, docs.docsDir);
  const options = { base, docsDir: docs.docsDir };
  const client = createManifestModule(sources, { ...options, isServer: false });
  const server = createManifestModule(sources, { ...options, isServer: true });
  docs.remove();
  expect(client).toContain('"id":"grid/Basic"');
  expect(client).toContain('"previewLines":2,"sourceLines":15');
  expect(client).toContain('system: () => import("./Basic.tsx")');
  expect(client).not.toContain('tok-');
  expect(server).toContain('tok-propertyName');
  expect(server).not.toContain('import(');
});

it.each([
  ['sets a density', `<DataGrid density="compact" />`, true],
  ['starts with one', `<DataGrid initialState={{ density: 'compact' }} />`, true],
  ['has the menu for it', `<DataGrid slots={{ toolbar: GridToolbar }} />`, true],
  ['mentions none', `<DataGrid slots={{ toolbar: GridToolbarExport }} />`, false],
])('reports whether a program %s', async (_name, markup, expected) => {
  const docs = createTestDocs({
    'Grid.tsx': `export default function Grid() {\n  return ${markup};\n}\n`,
  });
  const base = path.join(docs.docsDir, 'Grid.tsx');
  const options = { base, docsDir: docs.docsDir, isServer: false };
  const manifest = createManifestModule(await readDemo(base, docs.docsDir), options);
  docs.remove();
  expect(manifest.includes('"hasOwnDensity":true')).toBe(expected);
});
