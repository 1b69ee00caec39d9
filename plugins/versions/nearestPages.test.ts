import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown } from '../mdx/parseMarkdown';
import { listIds } from '../pageCheck/listIds';
import { listVersionPages } from './listPages';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { NEAREST_PAGES, RELATED_SECTIONS } from '../../nav/nearestPages';
import { PLANNED_PAGES } from '../../nav/plannedPages';

const SITE_DIR = path.join(__dirname, '../..');
const pages = listVersionPages(SITE_DIR).get(CURRENT_VERSION)!;

const TARGETS = [
  ...Object.entries(NEAREST_PAGES),
  ...Object.entries(RELATED_SECTIONS).flatMap(([page, sections]) =>
    sections.map(([section]): [string, string] => [page, section]),
  ),
];

test('a planned page leads somewhere, or its address says what speaks of it', () => {
  const missing = PLANNED_PAGES.filter((page) => !pages.has(`${page}/`));
  const known = { ...NEAREST_PAGES, ...RELATED_SECTIONS };
  expect(missing.filter((page) => !(page in known))).toEqual([]);
});

async function expectTarget(page: string, target: string): Promise<void> {
  expect(PLANNED_PAGES).toContain(page);
  const [near = '', id] = target.split('#');
  expect(pages).toContain(near);
  const file = path.join(SITE_DIR, 'docs', near, 'index.mdx');
  // Pages of the reference are written by the build, whose redirects check-redirects.ts follows.
  if (id !== undefined && !near.startsWith('api/') && existsSync(file)) {
    const { tree } = parseMarkdown(readFileSync(file, 'utf8'));
    expect([...(await listIds(tree)).keys()]).toContain(id);
  }
}

test('each of them is planned, and what it leads to is there', async () => {
  await Promise.all(TARGETS.map(([page, target]) => expectTarget(page, target)));
});
