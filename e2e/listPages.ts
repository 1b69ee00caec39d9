import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An address without a page. */
export const MISSING_PAGE = '/x/no-such-page/';

/** Paths of every page of the built site, from its own sitemap. */
export function listPages(): string[] {
  const sitemap = readFileSync(path.join(__dirname, '../build/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
}
