import { RENAMES, type Rename } from '../../nav/renames';
import { CURRENT_VERSION, DOCS_VERSIONS, getVersionRoot } from '../../src/lib/docsVersions';
import { createSiteRedirects } from './createSiteRedirects';
import type { DocsVersion } from './docsVersion';
import { getVersionPages } from './listPages';

/**
 * An address that leads to another; neither has the base URL. In `from`, `:lang` stands for a part of
 * two letters and `*` at the end for all that follows, which is `:splat` in `to`. `to` may have a hash,
 * and may be a whole address. Of two that fit, the first holds.
 */
export interface Redirect {
  from: string;
  to: string;
  /** 301, unless said: the address has moved for good. */
  status?: 302;
}

/** Addresses of a version's pages, by their paths below its root: `react-charts/bars/`. */
type Addresses = ReadonlyMap<string, string>;

/** The address that an old name has come to, over as many renames as it takes. */
function findAddress(
  name: string,
  addresses: Addresses,
  renames: readonly Rename[],
): string | undefined {
  const names = new Set([name]);
  // The set grows while it is walked: a page may have moved more than once.
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
 * The guides between majors that only an older version holds, with the address there: the current
 * version has them in its navigation, and not a second time.
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

/** Languages that old links name; each is left out, in one hop also where the page has moved. */
function createLanguageRedirects(redirects: readonly Redirect[]): Redirect[] {
  const moved = redirects
    .filter(({ from }) => from.startsWith('/x/'))
    .map((redirect) => ({ ...redirect, from: `/:lang${redirect.from}` }));
  return [...moved, { from: '/:lang/x/*', to: '/x/:splat' }];
}

/** Redirects that name one address, each once. */
export function listPlainRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({ from }) => /^[^:*]*\/$/.test(from));
}

/**
 * Redirects that can be pages of their own, for hosts that know no others. An image cannot, and a page
 * takes the hash of the address that was asked for: what is left out is found by the page for unknown
 * addresses.
 */
export function listRedirectPages(redirects: readonly Redirect[]): Pick<Redirect, 'from' | 'to'>[] {
  return listPlainRedirects(redirects)
    .filter(({ to }) => to.endsWith('/'))
    .map(({ from, to }) => ({ from, to }));
}

/**
 * The old addresses of the versions' pages, each leading to a page that is there: the roots of
 * versions, renamed pages and, with the current version, what stood outside the docs. What is missing
 * in the version has no address to lead to.
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
