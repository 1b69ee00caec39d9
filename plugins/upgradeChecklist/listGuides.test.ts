import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CURRENT_VERSION, getDocsDir, type VersionName } from '../../src/lib/docsVersions';
import { listGuides, readGuideName } from './listGuides';

const MAJOR = Number(CURRENT_VERSION.slice(1));
const [LAST, BEFORE]: VersionName[] = [`v${MAJOR - 1}`, `v${MAJOR - 2}`];

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'guides-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(version: VersionName, folder: string, file = 'index.mdx'): void {
  const directory = path.join(siteDir, getDocsDir(version), 'migration', folder);
  mkdirSync(directory, { recursive: true });
  writeFileSync(path.join(directory, file), '');
}

const list = () =>
  listGuides(siteDir, [CURRENT_VERSION, LAST!]).map(
    ({ product, from, to }) => `${product} ${from}-${to}`,
  );

it('finds the guides of all versions, oldest first, in the order of products', () => {
  write(CURRENT_VERSION, `migration-pickers-${LAST}`);
  write(CURRENT_VERSION, `migration-data-grid-${LAST}`);
  write(CURRENT_VERSION, 'usage-with-material-ui-v5-v6');
  write(CURRENT_VERSION, `migration-charts-${LAST}`, 'Demo.tsx');
  write(LAST!, 'migration-tree-view-lab');
  write(LAST!, `migration-data-grid-${BEFORE}`);
  expect(list()).toEqual([
    `data-grid ${BEFORE}-${LAST}`,
    `tree-view lab-${LAST}`,
    `data-grid ${LAST}-${CURRENT_VERSION}`,
    `date-pickers ${LAST}-${CURRENT_VERSION}`,
  ]);
});

it('leaves out what a cut has left from the previous version', () => {
  write(CURRENT_VERSION, `migration-data-grid-${BEFORE}`);
  expect(list()).toEqual([]);
});

it('returns the location of a guide', () => {
  write(CURRENT_VERSION, `migration-pickers-${LAST}`);
  expect(listGuides(siteDir)).toEqual([
    {
      product: 'date-pickers',
      from: LAST,
      to: CURRENT_VERSION,
      path: `/x/migration/migration-pickers-${LAST}/`,
      file: `docs/migration/migration-pickers-${LAST}/index.mdx`,
    },
  ]);
});

it.each([
  ['migration-pickers-v7', { product: 'date-pickers', from: 'v7' }],
  ['migration-tree-view-lab', { product: 'tree-view', from: 'lab' }],
  ['migration-date-pickers-v7', undefined],
  ['migration-charts', undefined],
])('reads the name %s', (name, guide) => {
  expect(readGuideName(name)).toEqual(guide);
});
