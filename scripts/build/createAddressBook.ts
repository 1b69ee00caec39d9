import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { listPlainRedirects, type Redirect } from '../../plugins/versions';
import type { AddressBook } from '../../src/lib/contracts/addressBook';
import { unescapeHtml } from '../../src/lib/escapeHtml';
import { readRefresh } from '../redirects/readRefresh';

/** Documents that aren't pages for readers. */
const NO_PAGES = ['runner/**'];

/** The title of a built page without the site's name; undefined for redirects. */
function readTitle(html: string, brand: string): string | undefined {
  const [, title] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? [];
  return title === undefined || readRefresh(html) !== undefined
    ? undefined
    : unescapeHtml(title).replace(` | ${brand}`, '');
}

/** Every page of a built site by its address, with its title. */
export async function readBuiltPages(
  buildDir: string,
  brand: string,
): Promise<Record<string, string>> {
  const files = await Globby('**/index.html', { cwd: buildDir, ignore: NO_PAGES });
  return Object.fromEntries(
    files.sort().flatMap((file) => {
      const title = readTitle(readFileSync(path.join(buildDir, file), 'utf8'), brand);
      return title === undefined ? [] : [[`/${file.replace(/index\.html$/, '')}`, title]];
    }),
  );
}

/** What the 404 page needs to know about a built site. */
export async function createAddressBook(
  buildDir: string,
  brand: string,
  redirects: readonly Redirect[],
): Promise<AddressBook> {
  const pages = await readBuiltPages(buildDir, brand);
  return {
    pages,
    redirects: Object.fromEntries(listPlainRedirects(redirects).map(({ from, to }) => [from, to])),
  };
}
