import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UNLISTED_PAGES } from '../plugins/sitemap/unlisted';
import { listVersionPages } from '../plugins/versions/listPages';
import { findTouchedPages } from '../scripts/suite/findTouchedPages';
import { CURRENT_VERSION, getDocsDir, getVersionRoot } from '../src/lib/docsVersions';

const SITE_DIR = path.join(__dirname, '..');

/** An address without a page. */
export const MISSING_PAGE = '/x/no-such-page/';

/** Paths of every page of the built site: those of its own sitemap, and what that leaves out. */
export function listPages(): string[] {
  const sitemap = readFileSync(path.join(SITE_DIR, 'build/sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  return [...listed, ...UNLISTED_PAGES];
}

/** Those of the current version that changed files touch. */
export function listTouchedPages(changed: readonly string[]): ReadonlySet<string> {
  const pages = listVersionPages(SITE_DIR).get(CURRENT_VERSION) ?? new Set();
  const touched = findTouchedPages(changed, getDocsDir(CURRENT_VERSION), pages);
  return new Set([...touched].map((page) => getVersionRoot(CURRENT_VERSION) + page));
}
