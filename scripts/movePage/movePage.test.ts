import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NavEntry } from '../../nav/types';
import { findObstacles, planMove } from './planMove';
import { renameEntry } from './renameEntry';
import { writeMove } from './writeMove';

const FILES = {
  'docs/react-charts/bars/index.mdx': '# Bars\n\n[Lines](../lines/)\n',
  'docs/react-charts/bars/Bars.tsx': "import { data } from './data';\n",
  'docs/react-charts/bars/data.ts': 'export const data = [];\n',
  'docs/react-charts/lines/index.mdx': '[Bars](/x/react-charts/bars/#a)\n',
  'docs/react-charts/lines/small/index.mdx': 'Small.\n',
  'nav/charts.ts':
    "export const charts = { children: [{ pathname: '/x/react-charts/bars', title: 'Bars' }] };\n",
  'nav/renames.ts':
    "export const RENAMES = [\n  { from: 'react-charts/columns', to: 'react-charts/stacks' },\n];\n",
  'src/a.ts': "const path = '/x/react-charts/bars/';\n",
  'versioned_docs/version-v7/a/index.mdx':
    '[own](/x/react-charts/bars/)\n[today](pathname:///x/react-charts/bars/)\n',
};

const MOVE = { from: 'react-charts/bars', to: 'react-charts/basic/columns-and-bars' };
const ENTRIES: NavEntry[] = [
  { pathname: '/x/react-charts/bars' },
  { pathname: '/x/react-charts/more' },
];
const STATE = {
  entries: ENTRIES,
  renames: [{ from: 'react-charts/columns', to: 'react-charts/stacks' }],
};

let siteDir: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'move-page-'));
  Object.entries(FILES).forEach(([file, text]) => write(file, text));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Begin');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

test('a page moves with its demos, its entry, its links and a redirect', async () => {
  const plan = await planMove(siteDir, MOVE);
  expect(git('status', '--porcelain')).toBe('');
  writeMove(siteDir, plan);
  expect(existsSync(path.join(siteDir, 'docs/react-charts/bars'))).toBe(false);
  expect(read('docs/react-charts/basic/columns-and-bars/data.ts')).toBe(
    FILES['docs/react-charts/bars/data.ts'],
  );
  expect(read('docs/react-charts/basic/columns-and-bars/index.mdx')).toContain(
    '(/x/react-charts/lines/)',
  );
  expect(read('docs/react-charts/lines/index.mdx')).toBe(
    '[Bars](/x/react-charts/basic/columns-and-bars/#a)\n',
  );
  expect(read('nav/charts.ts')).toContain(
    "{ pathname: '/x/react-charts/basic/columns-and-bars', title: 'Bars' }",
  );
  expect(read('nav/renames.ts')).toContain(
    "  { from: 'react-charts/bars', to: 'react-charts/basic/columns-and-bars' },\n];",
  );
  git('add', '.');
  expect(git('diff', '--cached', '-M', '--name-status')).toContain(
    'docs/react-charts/bars/Bars.tsx\tdocs/react-charts/basic/columns-and-bars/Bars.tsx',
  );
});

test('lines that mention the old address elsewhere are listed', async () => {
  const { mentions } = await planMove(siteDir, MOVE);
  expect(mentions).toEqual([
    "src/a.ts:1  const path = '/x/react-charts/bars/';",
    'versioned_docs/version-v7/a/index.mdx:2  [today](pathname:///x/react-charts/bars/)',
  ]);
});

test.each([
  [{ from: 'react-charts/bar' }, 'Page "react-charts/bar" does not exist.'],
  [{ from: 'react-charts/Bars' }, '"react-charts/Bars" is not a page'],
  [{ to: 'react-charts/lines' }, 'docs/react-charts/lines already exists.'],
  [{ to: 'react-charts/bars' }, 'The page is already there.'],
  [{ to: 'react-charts/bars/basic' }, 'is inside'],
  [{ to: 'react-charts/more' }, 'The navigation already has an entry "/x/react-charts/more".'],
  [{ to: 'react-charts/columns' }, 'used to be the address of "react-charts/stacks"'],
  [{ to: 'react-data-grid/bars' }, 'The new address belongs to a different product'],
  [{ to: 'api/charts/bars' }, 'is a page of the API reference'],
  [
    { from: 'react-charts/lines', to: 'react-charts/series' },
    'docs/react-charts/lines/small/index.mdx is inside the folder of the page. Move it first.',
  ],
])('%j is rejected', async (change, message) => {
  const obstacles = await findObstacles(siteDir, { ...MOVE, ...change }, STATE);
  expect(obstacles.join('\n')).toContain(message);
});

test('a page that the site itself links to, or that others import from, cannot be moved', async () => {
  write('docs/introduction/support/index.mdx', 'Support.\n');
  const support = { from: 'introduction/support', to: 'introduction/help' };
  expect(await findObstacles(siteDir, support, STATE)).toEqual([
    'The site itself links to "introduction/support", so it cannot be moved.',
  ]);
  write('docs/react-charts/lines/Lines.tsx', "import { data } from '../bars/data';\n");
  expect(await findObstacles(siteDir, MOVE, STATE)).toEqual([
    'docs/react-charts/lines/Lines.tsx imports docs/react-charts/bars/data. Move both into one folder first.',
  ]);
});

test('a move that fails halfway leaves everything unchanged', async () => {
  const plan = await planMove(siteDir, MOVE);
  // A file in place of the new folder.
  write('docs/react-charts/basic', 'in the way');
  git('add', '.');
  git('commit', '-qm', 'Stand in the way');
  expect(() => writeMove(siteDir, plan)).toThrow('Nothing was moved.');
  expect(git('status', '--porcelain')).toBe('');
});

test('groups keep their names', () => {
  const source = "[{ pathname: '/x/a', children: [{ pathname: '/x/a' }] }]";
  expect(renameEntry(source, '/x/a', '/x/b')).toBe(
    "[{ pathname: '/x/a', children: [{ pathname: '/x/b' }] }]",
  );
});
