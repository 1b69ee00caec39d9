import type { PackId } from '@site/src/lib/contracts/offline';
import { getVersionRoot } from '@site/src/lib/docsVersions';
import { getProductPage } from '@site/src/lib/productVersions';
import { getProduct } from '@site/src/lib/products';
import type { PacksState } from './packs/packsStore';
import type { StoredPack } from './packs/packStorage';
import { t } from './texts';

/** `Data Grid v8` */
export function getPackName({ product, version }: PackId): string {
  return t('list.name', { product: getProduct(product).name, version });
}

/** The page that a pack starts with. */
export function getPackPage({ product, version }: PackId): string {
  return getVersionRoot(version) + getProductPage(product);
}

/** Whether the server has a different state of a stored pack; unknown without a network. */
export function isOutdated(pack: StoredPack, offered: PacksState['offered']): boolean {
  const other = offered?.find(
    ({ product, version }) => product === pack.product && version === pack.version,
  );
  return other !== undefined && other.hash !== pack.hash;
}

/**
 * What is announced about the progress: at most each quarter, so that screen readers can keep up.
 */
export function getAnnouncedPercent(done: number, total: number | undefined): number {
  return total ? Math.floor((done / total) * 4) * 25 : 0;
}

/**
 * The path that a reader requested, from a query that anyone could have written; undefined for
 * anything else.
 */
export function readWantedPath(search: string, parameter: string): string | undefined {
  const path = new URLSearchParams(search).get(parameter) ?? '';
  return /^\/x\/[\w./-]*$/.test(path) && !path.includes('..') ? path : undefined;
}
