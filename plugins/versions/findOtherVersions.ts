import type { Rename } from '../../nav/renames';
import type { MoveReason, OtherVersions } from '../../src/lib/contracts/otherVersions';
import type { VersionName } from '../../src/lib/docsVersions';
import { findProduct, getProductPage, listProductVersions } from '../../src/lib/productVersions';

/** The pages of each docs version, relative to its root and with a trailing slash. */
export type VersionPages = ReadonlyMap<VersionName, ReadonlySet<string>>;

/** Other names of a page, nearest first. */
function listOtherNames(page: string, renames: readonly Rename[]): string[] {
  const names = [page.replace(/\/$/, '')];
  // The list grows during iteration, because a page may have moved more than once.
  for (const name of names) {
    renames.forEach(({ from, to }) => {
      const other = (name === from && to) || (name === to && from);
      if (other && !names.includes(other)) {
        names.push(other);
      }
    });
  }
  return names.slice(1).map((name) => `${name}/`);
}

function listAncestors(page: string): string[] {
  const parts = page.split('/').slice(0, -2);
  return parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`);
}

function findTarget(
  page: string,
  pages: ReadonlySet<string>,
  renames: readonly Rename[],
): readonly [string, MoveReason] {
  const renamed = listOtherNames(page, renames).find((name) => pages.has(name));
  if (renamed) {
    return [renamed, 'renamed'];
  }
  const overview = getProductPage(findProduct(page));
  const ancestor = listAncestors(page).find((name) => pages.has(name));
  return ancestor && ancestor !== overview ? [ancestor, 'ancestor'] : [overview, 'overview'];
}

/**
 * Where a page of one version is in the others: under a different name, otherwise its nearest
 * ancestor, otherwise the overview of its product. Leaves out versions without the product, and
 * those that have the page under the same name.
 */
export function findOtherVersions(
  page: string,
  version: VersionName,
  versions: VersionPages,
  renames: readonly Rename[],
): OtherVersions {
  const others = listProductVersions(findProduct(page)).filter((name) => name !== version);
  return Object.fromEntries(
    others.flatMap((name) => {
      const pages = versions.get(name);
      return !pages || pages.has(page) ? [] : [[name, findTarget(page, pages, renames)] as const];
    }),
  );
}
