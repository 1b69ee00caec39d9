import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { GuideStart, UpgradeGuide } from '../../src/lib/contracts/upgradeChecklist';
import {
  DOCS_VERSIONS,
  getDocsDir,
  getVersionRoot,
  isVersionName,
  type VersionName,
} from '../../src/lib/docsVersions';
import { PRODUCTS } from '../../src/lib/products';

export interface GuideFile extends Pick<UpgradeGuide, 'product' | 'from' | 'to' | 'path'> {
  /** Relative to the site, with forward slashes. */
  file: string;
}

/** Product names in the folder names of guides: `pickers`. */
export const GUIDE_NAMES: readonly string[] = PRODUCTS.map(({ slug, guide = slug }) => guide);

/** `migration-pickers-v6` → what the guide is about; undefined if the folder isn't a guide's. */
export function readGuideName(folder: string): Pick<UpgradeGuide, 'product' | 'from'> | undefined {
  const [, name, from] = /^migration-(.+)-(v\d+|lab)$/.exec(folder) ?? [];
  const product = PRODUCTS.find(({ slug, guide = slug }) => guide === name);
  return product && from && (from === 'lab' || isVersionName(from))
    ? { product: product.slug, from }
    : undefined;
}

const getMajor = (version: VersionName) => Number(version.slice(1));

/** Right after a cut, the next version still has the guides to the one before. */
const leadsTo = (from: GuideStart, to: VersionName) =>
  from === 'lab' || getMajor(from) === getMajor(to) - 1;

function listVersionGuides(siteDir: string, to: VersionName): GuideFile[] {
  const directory = `${getDocsDir(to)}/migration`;
  const absolute = path.join(siteDir, directory);
  const folders = existsSync(absolute) ? readdirSync(absolute) : [];
  return folders.flatMap((folder) => {
    const guide = readGuideName(folder);
    const file = `${directory}/${folder}/index.mdx`;
    return guide && leadsTo(guide.from, to) && existsSync(path.join(siteDir, file))
      ? [{ ...guide, to, path: `${getVersionRoot(to)}migration/${folder}/`, file }]
      : [];
  });
}

/**
 * The guides of all versions, each in its target version: oldest major first, then in product
 * order, with guides from the lab before those from a major.
 */
export function listGuides(
  siteDir: string,
  versions: readonly VersionName[] = DOCS_VERSIONS,
): GuideFile[] {
  const order = PRODUCTS.map(({ slug }) => slug);
  return versions
    .toReversed()
    .flatMap((to) =>
      listVersionGuides(siteDir, to).sort(
        (a, b) =>
          order.indexOf(a.product) - order.indexOf(b.product) || a.from.localeCompare(b.from),
      ),
    );
}
