import { DOCS_VERSIONS, getVersionRoot, type VersionName } from '../src/lib/docsVersions';
import { listProductVersions } from '../src/lib/productVersions';
import { PRODUCT_SLUGS, type ProductSlug } from '../src/lib/products';

export type QuickLinkKind = 'quickstart' | 'api' | 'migration';

/** A page that readers often start with. */
export interface QuickLink {
  kind: QuickLinkKind;
  product: ProductSlug;
  /** Below the root of a version: `react-charts/quickstart/`. */
  page: string;
  /** The versions that have the page. */
  versions: readonly VersionName[];
}

/** The guides for upgrading to a version from the previous one. Each version has its own. */
const MIGRATIONS: readonly [version: VersionName, product: ProductSlug, guide: string][] = [
  ['v8', 'data-grid', 'data-grid-v7'],
  ['v8', 'date-pickers', 'pickers-v7'],
  ['v8', 'charts', 'charts-v7'],
  ['v8', 'tree-view', 'tree-view-v7'],
  ['v7', 'data-grid', 'data-grid-v6'],
  ['v7', 'date-pickers', 'pickers-v6'],
  ['v7', 'charts', 'charts-v6'],
  ['v7', 'tree-view', 'tree-view-v6'],
  ['v6', 'data-grid', 'data-grid-v5'],
  ['v6', 'date-pickers', 'pickers-v5'],
  ['v6', 'tree-view', 'tree-view-lab'],
  ['v5', 'data-grid', 'data-grid-v4'],
  ['v5', 'date-pickers', 'pickers-lab'],
];

/** What search suggests before a query; a test compares it with the existing pages. */
export const QUICK_LINKS: readonly QuickLink[] = [
  ...PRODUCT_SLUGS.flatMap((product): QuickLink[] => {
    const versions = listProductVersions(product);
    return [
      { kind: 'quickstart', product, page: `react-${product}/quickstart/`, versions },
      { kind: 'api', product, page: `api/${product}/`, versions },
    ];
  }),
  ...MIGRATIONS.map(([version, product, guide]): QuickLink => ({
    kind: 'migration',
    product,
    page: `migration/migration-${guide}/`,
    versions: DOCS_VERSIONS.filter((known) => known === version),
  })),
];

/** A quick link in one version: `/x/v7/react-charts/quickstart/`. */
export interface QuickPath {
  kind: QuickLinkKind;
  path: string;
}

/** The quick links of a product in a version, without the base URL; none if it has no docs. */
export function listQuickPaths(product: ProductSlug, version: VersionName): QuickPath[] {
  return QUICK_LINKS.filter(
    (link) => link.product === product && link.versions.includes(version),
  ).map(({ kind, page }) => ({ kind, path: `${getVersionRoot(version)}${page}` }));
}
