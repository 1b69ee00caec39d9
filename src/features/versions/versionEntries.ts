import type { OtherVersions } from '@site/src/lib/contracts/otherVersions';
import {
  getVersionLabel,
  getVersionRoot,
  splitVersionPath,
  CURRENT_VERSION,
  type VersionName,
} from '@site/src/lib/docsVersions';
import { findProduct, getProductPage, listProductVersions } from '@site/src/lib/productVersions';

/** An entry in the version menu. */
export interface VersionEntry {
  text: string;
  href: string;
  current?: boolean;
}

/** Query parameters that tell a page why the reader didn't get the one they asked for. */
export const FROM_FIELD = 'from';
export const REASON_FIELD = 'why';

/**
 * Where a page is in another version; `others` comes from the build and is relative to the root of
 * a version.
 */
export function getVersionHref(page: string, version: VersionName, others: OtherVersions): string {
  const root = getVersionRoot(version);
  const [target, reason] = others[version] ?? [];
  if (target === undefined || reason === undefined) {
    return `${root}${page}`;
  }
  const query = new URLSearchParams({ [FROM_FIELD]: page, [REASON_FIELD]: reason });
  return `${root}${target}?${query.toString()}`;
}

/**
 * The versions for the subject of a path. `others` says where its page is in the other versions, or
 * is undefined if that's unknown: in that case, each entry links to the first page of its version.
 * The entry of the version that the reader came from leads back to `origin`.
 */
export function listVersionEntries(
  path: string,
  others: OtherVersions | undefined,
  origin?: string,
): VersionEntry[] {
  const originVersion = origin && splitVersionPath(origin)?.version;
  const { version: shown, page } = splitVersionPath(path) ?? {
    version: CURRENT_VERSION,
    page: '',
  };
  const product = findProduct(page);
  return listProductVersions(product).map((version) => {
    const text = getVersionLabel(version);
    const start = `${getVersionRoot(version)}${getProductPage(product)}`;
    if (others && origin && version === originVersion) {
      return { text, href: origin };
    }
    return version === shown
      ? { text, href: others ? path : start, current: true }
      : { text, href: others ? getVersionHref(page, version, others) : start };
  });
}

/**
 * The page in the current docs that corresponds to an old version's page: with the same name or
 * renamed. Undefined for pages of the current docs, and for those without such a page.
 */
export function getCurrentPath(path: string, others: OtherVersions = {}): string | undefined {
  const { version = CURRENT_VERSION, page = '' } = splitVersionPath(path) ?? {};
  const [target, reason] = others[CURRENT_VERSION] ?? [page, 'renamed'];
  return version !== CURRENT_VERSION && reason === 'renamed'
    ? `${getVersionRoot(CURRENT_VERSION)}${target}`
    : undefined;
}
