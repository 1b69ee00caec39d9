import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { getEntryLabel } from '../../nav/entries';
import { RELATED_SECTIONS } from '../../nav/nearestPages';
import { PLANNED_PAGES } from '../../nav/plannedPages';
import { RENAMES, type Rename } from '../../nav/renames';
import { listPlainRedirects, type Redirect } from '../../plugins/versions';
import type { AddressBook, PlannedPage } from '../../src/lib/contracts/addressBook';
import { CURRENT_VERSION, getVersionRoot } from '../../src/lib/docsVersions';
import { unescapeHtml } from '../../src/lib/escapeHtml';
import { readRefresh } from '../redirects/readRefresh';

/** Documents that are no pages for readers. */
const NO_PAGES = ['runner/**'];

/** The title of a built page without the site's name; undefined of what only leads on. */
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

/** Pages that are not written, by their own names and by those that already lead to them. */
export function listPlannedPages(
  pages: Readonly<Record<string, string>>,
  planned: readonly string[] = PLANNED_PAGES,
  renames: readonly Rename[] = RENAMES,
  related: typeof RELATED_SECTIONS = RELATED_SECTIONS,
): Record<string, PlannedPage> {
  const root = getVersionRoot(CURRENT_VERSION);
  const missing = planned.filter((page) => !(`${root}${page}/` in pages));
  const names = missing.flatMap((page) => {
    const sections = (related[page] ?? [])
      .map(([section, title]) => ({ path: `${root}${section}`, title }))
      .filter((section) => section.path.replace(/#.*/, '') in pages);
    const entry = { title: getEntryLabel({ pathname: page }), sections };
    return [page, ...renames.filter(({ to }) => to === page).map(({ from }) => from)].map(
      (name): [string, PlannedPage] => [`${root}${name}/`, entry],
    );
  });
  return Object.fromEntries(names.filter(([address]) => !(address in pages)));
}

/** What the page for unknown addresses has to know of a built site. */
export async function createAddressBook(
  buildDir: string,
  brand: string,
  redirects: readonly Redirect[],
): Promise<AddressBook> {
  const pages = await readBuiltPages(buildDir, brand);
  return {
    pages,
    redirects: Object.fromEntries(listPlainRedirects(redirects).map(({ from, to }) => [from, to])),
    planned: listPlannedPages(pages),
  };
}
