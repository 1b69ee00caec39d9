import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemo, proposeTitle, type NewDemo } from './createDemo';

// The temporary folders of these tests don't contain the formatter.
jest.mock('../../plugins/lib/startProgram', () => ({
  startProgram: () => ({ result: Promise.resolve({ status: 0, output: '' }) }),
}));

let siteDir: string;
let directory: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'new-demo-'));
  directory = path.join(siteDir, 'docs/react-data-grid/sorting');
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, 'index.mdx'), '## One\n\nText.\n');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const DEMO: NewDemo = {
  page: 'react-data-grid/sorting',
  name: 'MultiSort',
  title: 'Sort "twice"',
  hasStylings: false,
};

test('a demo is written next to its page and inserted into it', async () => {
  expect(await createDemo(siteDir, DEMO)).toEqual([
    'docs/react-data-grid/sorting/MultiSort.tsx',
    'docs/react-data-grid/sorting/index.mdx',
  ]);
  expect(readFileSync(path.join(directory, 'MultiSort.tsx'), 'utf8')).toContain(
    'export default function MultiSort() {',
  );
  expect(readFileSync(path.join(directory, 'index.mdx'), 'utf8')).toBe(
    '## One\n\nText.\n\n<Demo src="./MultiSort.tsx" title="Sort &quot;twice&quot;" height={300} />\n',
  );
});

test.each([
  [{ name: 'multiSort' }, '"multiSort" is not a component name'],
  [{ name: 'Multi-Sort' }, '"Multi-Sort" is not a component name'],
  [{ name: 'DataGrid' }, '"DataGrid" is imported by the demo'],
  [{ name: 'Stripes' }, '"Stripes" is taken by stripes.ts in the folder of the page.'],
  [
    { page: 'react-data-grid/sort' },
    'Page "react-data-grid/sort" does not exist. Pages in the same section: react-data-grid/sorting.',
  ],
  [{ page: '../secrets' }, '"../secrets" is not a page'],
  [{ page: 'api/charts/bar-chart' }, 'is a page of the API reference'],
  [{ after: 'Two' }, 'The page has no heading "Two"'],
  [{ title: ' ' }, 'A demo needs a title'],
])('%j is rejected before anything is written', async (change, message) => {
  writeFileSync(path.join(directory, 'stripes.ts'), '');
  await expect(createDemo(siteDir, { ...DEMO, ...change })).rejects.toThrow(message);
  expect(readdirSync(directory)).toEqual(['index.mdx', 'stripes.ts']);
});

test('a title is suggested from the name', () => {
  expect(proposeTitle('MultiSort')).toBe('Multi sort');
});
