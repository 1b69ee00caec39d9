import { PRODUCT_SLUGS } from '../../src/lib/products';
import type { ReachSite } from '../../testing/plan/findReach';
import { DOCS_VERSIONS, getVersionRoot } from '../../src/lib/docsVersions';

/** Specs that ask the whole current version. */
export const WHOLE_SITE_SPECS: readonly string[] = ['searchQueries'];

/** Pages to which old addresses, menus and the navigation lead. */
const ENTRY_PAGES = [
  'introduction/',
  'introduction/licensing/',
  'common-concepts/custom-components/',
  ...PRODUCT_SLUGS.map((slug) => `react-${slug}/`),
];

/**
 * Pages that a build needs for some browser specs: those that the specs name, and the entries of
 * each version. A spec that puts an address together names the page in its text as well.
 */
export function listSpecPages(site: ReachSite, specs: readonly string[]): string[] {
  const known = new Set(
    [...site.pages].flatMap(([version, pages]) =>
      [...pages].map((page) => getVersionRoot(version) + page),
    ),
  );
  const named = specs.flatMap((spec) =>
    [...(site.read(`e2e/${spec}.spec.ts`) ?? '').matchAll(/\/x\/[a-z0-9/-]*/g)].map(([address]) =>
      address.endsWith('/') ? address : `${address}/`,
    ),
  );
  const entries = DOCS_VERSIONS.flatMap((version) =>
    ENTRY_PAGES.map((page) => getVersionRoot(version) + page),
  );
  // The upgrade checklist reads the guides of all versions.
  const guides = [...known].filter((page) => page.includes('/migration/'));
  return [...new Set([...named, ...entries, ...guides])].filter((page) => known.has(page)).sort();
}
