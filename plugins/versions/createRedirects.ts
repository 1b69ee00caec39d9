import { RENAMES, type Rename } from '../../nav/renames';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
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

/** The page of a version that an old name has come to, over as many renames as it takes. */
function findPage(
  name: string,
  pages: ReadonlySet<string>,
  renames: readonly Rename[],
): string | undefined {
  const names = new Set([name]);
  // The set grows while it is walked: a page may have moved more than once.
  for (const known of names) {
    if (pages.has(`${known}/`)) {
      return known;
    }
    renames.filter(({ from }) => from === known).forEach(({ to }) => names.add(to));
  }
  return undefined;
}

function createVersionRedirects(
  root: string,
  pages: ReadonlySet<string>,
  renames: readonly Rename[],
): Redirect[] {
  const oldNames = new Set(
    renames.map(({ from }) => from).filter((name) => !pages.has(`${name}/`)),
  );
  const redirects = [...oldNames].flatMap((name) => {
    const page = findPage(name, pages, renames);
    return page === undefined ? [] : [{ from: `${root}${name}/`, to: `${root}${page}/` }];
  });
  return [{ from: root, to: `${root}introduction/` }, ...redirects];
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
  const redirects = versions.flatMap(({ name, root }) => {
    const own = pages.get(name) ?? new Set();
    const moved = createVersionRedirects(root, own, renames);
    return name === CURRENT_VERSION
      ? [...moved, ...createSiteRedirects({ root, pages: own, redirects: moved })]
      : moved;
  });
  return [...redirects, ...createLanguageRedirects(redirects)];
}
