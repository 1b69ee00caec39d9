import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UNLISTED_PAGES } from '../plugins/sitemap/unlisted';

const SITE_DIR = path.join(__dirname, '..');

/** A URL without a page. */
export const MISSING_PAGE = '/x/no-such-page/';

/** Paths of the current version's pages: those in the site's sitemap, and those left out of it. */
export function listPages(): string[] {
  const sitemap = readFileSync(path.join(SITE_DIR, 'build/sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  return [...listed, ...UNLISTED_PAGES];
}
