import { RENAMES } from '../../nav/renames';
import type { DocsVersion } from './docsVersion';
import { getVersionPages } from './listPages';

export interface Redirect {
  from: string;
  to: string;
}

function createVersionRedirects(root: string, pages: ReadonlySet<string>): Redirect[] {
  const versionNames = RENAMES.filter(
    ({ from, to }) => pages.has(`${to}/`) && !pages.has(`${from}/`),
  ).map(({ from, to }) => ({ from: `${root}${from}/`, to: `${root}${to}/` }));
  return [{ from: root, to: `${root}introduction/` }, ...versionNames];
}

/**
 * The old addresses of the versions' pages, each leading to a page that is there: the roots of
 * versions, and renamed pages. What is missing in the version has no address to lead to.
 */
export function createRedirects(
  siteDir: string,
  versions: readonly Pick<DocsVersion, 'name' | 'root'>[],
): Redirect[] {
  const pages = getVersionPages(siteDir);
  return versions.flatMap((docs) =>
    createVersionRedirects(docs.root, pages.get(docs.name) ?? new Set()),
  );
}
