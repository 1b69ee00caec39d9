import { RENAMES } from '../../nav/renames';
import type { ApiMajor, ApiProduct, ApiProductId } from '../../src/lib/contracts/api';
import type { VersionName } from '../../src/lib/docsVersions';
import { readCachedProduct } from '../apiReference/loadModels';
import { listVersionPages } from '../versions/listPages';
import { readAddresses } from './addresses';
import type { LinkTargets } from './describeLink';
import type { CheckedPage } from './page';
import { listReferenceIds, splitReferencePage } from './referenceIds';

/**
 * Pages with ids that a component creates from the model, such as the grid's events and selectors.
 */
const HAS_CATALOGUE = /<\w+Catalogue\b/;

/** Those ids: `src/features/apiCatalogue/anchors.ts`. */
const CATALOGUE_ID = /^(event|selectors?|api|part)-/;

/**
 * What links of pages may point to. The ids of pages that weren't read, and of reference pages
 * whose model wasn't read yet, aren't checked; `open` lists those.
 */
export async function createTargets(
  siteDir: string,
  pages: readonly CheckedPage[],
): Promise<LinkTargets & { open: ReadonlySet<string> }> {
  const byName = new Map(pages.map((page) => [`${page.version} ${page.page}`, page]));
  const models = new Map<string, ApiProduct | undefined>();
  const open = new Set<string>();
  const getModel = (major: ApiMajor, product: ApiProductId) => {
    const key = `${major} ${product}`;
    if (!models.has(key)) {
      models.set(key, readCachedProduct(siteDir, major, product));
    }
    return models.get(key);
  };
  const getReferenceIds = (version: VersionName, page: string) => {
    const target = splitReferencePage(page);
    const model = target && getModel(version, target.product);
    if (target && !model) {
      open.add(`${version} ${page}`);
    }
    return target && model && listReferenceIds(model, target.name);
  };
  return {
    pages: listVersionPages(siteDir),
    addresses: await readAddresses(siteDir),
    renames: RENAMES,
    open,
    getIds: (version, page) => {
      const read = byName.get(`${version} ${page}`);
      return read ? new Set(read.ids.keys()) : getReferenceIds(version, page);
    },
    mayHaveId: (version, page, id) =>
      CATALOGUE_ID.test(id) && HAS_CATALOGUE.test(byName.get(`${version} ${page}`)?.text ?? ''),
  };
}
