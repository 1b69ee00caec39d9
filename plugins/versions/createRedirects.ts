import { RENAMES, type Rename } from '../../nav/renames';
import type { DocsVersion } from './docsVersion';
import { getVersionPages } from './listPages';

export interface Redirect {
  from: string;
  to: string;
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

/**
 * The old addresses of the versions' pages, each leading to a page that is there: the roots of
 * versions, and renamed pages. What is missing in the version has no address to lead to.
 */
export function createRedirects(
  siteDir: string,
  versions: readonly Pick<DocsVersion, 'name' | 'root'>[],
  renames: readonly Rename[] = RENAMES,
): Redirect[] {
  const pages = getVersionPages(siteDir);
  return versions.flatMap((docs) =>
    createVersionRedirects(docs.root, pages.get(docs.name) ?? new Set(), renames),
  );
}
