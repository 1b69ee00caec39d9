import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of every page of the built site, from its own sitemap, and the 404 page. */
export function listPages(): string[] {
  const sitemap = readFileSync(path.join(__dirname, '../build/sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  return [...paths, '/x/no-such-page/'];
}
