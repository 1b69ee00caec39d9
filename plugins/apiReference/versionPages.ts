import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_PAGES, type ApiPageList } from '../../nav/api';
import type { ApiProductId } from '../../src/lib/contracts/api';
import { CURRENT_VERSION, getDocsDir, type VersionName } from '../../src/lib/docsVersions';

/** The reference pages of a docs version by product, without products that it doesn't have. */
export type ApiPageLists = Readonly<Partial<Record<ApiProductId, ApiPageList>>>;

export const NO_PAGES: ApiPageList = { components: [], interfaces: [], pro: [], premium: [] };

/** File next to the pages of a frozen version that lists the names with reference pages. */
export const PAGES_FILE = 'api-pages.json';

/** The file that lists the reference pages of a docs version, relative to the site. */
export function getApiPagesFile(version: VersionName): string {
  return version === CURRENT_VERSION ? 'nav/api.ts' : `${getDocsDir(version)}/${PAGES_FILE}`;
}

const SITE_DIR = path.join(__dirname, '../..');
const lists = new Map<VersionName, ApiPageLists>();

function readPages(version: VersionName): ApiPageLists {
  const file = path.join(SITE_DIR, getDocsDir(version), PAGES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ApiPageLists) : {};
}

/**
 * The reference pages of a docs version: from the navigation for the current one, frozen otherwise.
 */
export function getApiPages(version: VersionName): ApiPageLists {
  if (version === CURRENT_VERSION) {
    return API_PAGES;
  }
  const known = lists.get(version) ?? readPages(version);
  lists.set(version, known);
  return known;
}
