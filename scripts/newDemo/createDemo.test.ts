import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemo, proposeTitle, type NewDemo } from './createDemo';

// The formatter is not in the folders of these tests.
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

test('a demo stands beside its page, which shows it', async () => {
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
  [{ name: 'multiSort' }, '"multiSort" is no name of a component'],
  [{ name: 'Multi-Sort' }, '"Multi-Sort" is no name of a component'],
  [{ name: 'DataGrid' }, '"DataGrid" is what the demo imports'],
  [{ name: 'Stripes' }, '"Stripes" is taken: stripes.ts stands beside the page.'],
  [
    { page: 'react-data-grid/sort' },
    'There is no page "react-data-grid/sort". Pages beside it: react-data-grid/sorting.',
  ],
  [{ page: '../secrets' }, '"../secrets" is no page'],
  [{ page: 'api/charts/bar-chart' }, 'is a page of the API reference'],
  [{ after: 'Two' }, 'The page has no heading "Two"'],
  [{ title: ' ' }, 'A demo has a title'],
])('%j is refused before anything is written', async (change, message) => {
  writeFileSync(path.join(directory, 'stripes.ts'), '');
  await expect(createDemo(siteDir, { ...DEMO, ...change })).rejects.toThrow(message);
  expect(readdirSync(directory)).toEqual(['index.mdx', 'stripes.ts']);
});

test('a title is proposed from the name', () => {
  expect(proposeTitle('MultiSort')).toBe('Multi sort');
});
