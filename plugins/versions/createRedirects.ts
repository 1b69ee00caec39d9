import { RENAMES, type Rename } from '../../nav/renames';
import { CURRENT_VERSION, DOCS_VERSIONS, getVersionRoot } from '../../src/lib/docsVersions';
import { createSiteRedirects } from './createSiteRedirects';
import type { DocsVersion } from './docsVersion';
import { getVersionPages } from './listPages';

/**
 * A redirect between URLs without the base URL. In `from`, `:lang` matches a segment of two letters
 * and `*` at the end matches the rest, which is `:splat` in `to`. `to` may have a hash, and may be
 * an absolute URL. If two match, the first one applies.
 */
export interface Redirect {
  from: string;
  to: string;
  /** 301 (permanent) by default. */
  status?: 302;
}

/** URLs of a version's pages, by path relative to its root: `react-charts/bars/`. */
type Addresses = ReadonlyMap<string, string>;

/** The current URL of an old name, across any number of renames. */
function findAddress(
  name: string,
  addresses: Addresses,
  renames: readonly Rename[],
): string | undefined {
  const names = new Set([name]);
  // The set grows during iteration, because a page may have moved more than once.
  for (const known of names) {
    const address = addresses.get(`${known}/`);
    if (address !== undefined) {
      return address;
    }
    renames.filter(({ from }) => from === known).forEach(({ to }) => names.add(to));
  }
  return undefined;
}

function createVersionRedirects(
  root: string,
  addresses: Addresses,
  renames: readonly Rename[],
): Redirect[] {
  const oldNames = new Set(
    renames.map(({ from }) => from).filter((name) => !addresses.has(`${name}/`)),
  );
  const redirects = [...oldNames].flatMap((name) => {
    const to = findAddress(name, addresses, renames);
    return to === undefined ? [] : [{ from: `${root}${name}/`, to }];
  });
  return [{ from: root, to: `${root}introduction/` }, ...redirects];
}

/**
 * The guides between majors that only exist in an older version, with their URL there. The current
 * version lists them in its navigation, without a copy.
 */
function listOlderGuides(pages: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string> {
  const guides = new Map<string, string>();
  DOCS_VERSIONS.forEach((version) => {
    const found = [...(pages.get(version) ?? [])].filter((page) => page.startsWith('migration/'));
    found
      .filter((page) => !guides.has(page))
      .forEach((page) => guides.set(page, `${getVersionRoot(version)}${page}`));
  });
  pages.get(CURRENT_VERSION)?.forEach((page) => guides.delete(page));
  return guides;
}

/** Removes languages from old links, in a single redirect even if the page has moved. */
function createLanguageRedirects(redirects: readonly Redirect[]): Redirect[] {
  const moved = redirects
    .filter(({ from }) => from.startsWith('/x/'))
    .map((redirect) => ({ ...redirect, from: `/:lang${redirect.from}` }));
  return [...moved, { from: '/:lang/x/*', to: '/x/:splat' }];
}

/** Redirects of a single URL, without duplicates. */
export function listPlainRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({ from }) => /^[^:*]*\/$/.test(from));
}

/**
 * Redirects that can be pages, for hosts without redirects. Images can't, and pages use the hash of
 * the requested URL. The 404 page handles the ones left out here.
 */
export function listRedirectPages(redirects: readonly Redirect[]): Pick<Redirect, 'from' | 'to'>[] {
  return listPlainRedirects(redirects)
    .filter(({ to }) => to.endsWith('/'))
    .map(({ from, to }) => ({ from, to }));
}

/**
 * Redirects from old URLs of the versions' pages to existing pages: the roots of versions, renamed
 * pages and, with the current version, pages that used to be outside the docs. Pages missing in the
 * version have no redirect.
 */
export function createRedirects(
  siteDir: string,
  versions: readonly Pick<DocsVersion, 'name' | 'root'>[],
  renames: readonly Rename[] = RENAMES,
): Redirect[] {
  const pages = getVersionPages(siteDir);
  const guides = listOlderGuides(pages);
  const redirects = versions.flatMap(({ name, root }) => {
    const own = pages.get(name) ?? new Set();
    const addresses = new Map([...own].map((page) => [page, root + page]));
    if (name !== CURRENT_VERSION) {
      return createVersionRedirects(root, addresses, renames);
    }
    const moved: Redirect[] = [
      ...createVersionRedirects(root, new Map([...addresses, ...guides]), renames),
      ...[...guides].map(([page, to]) => ({ from: root + page, to })),
    ];
    return [...moved, ...createSiteRedirects({ root, pages: own, redirects: moved })];
  });
  return [...redirects, ...createLanguageRedirects(redirects)];
}
