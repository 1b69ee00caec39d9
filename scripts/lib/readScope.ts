import { parseVersionNames } from '../../plugins/versions';
import type { VersionName } from '../../src/lib/docsVersions';
import { findPage, type WrittenPage } from './findPage';
import { readOptions } from './readOptions';

/** What a check covers. */
interface Scope {
  versions: readonly VersionName[];
  /** Only this page of the version. */
  page?: WrittenPage;
}

/**
 * The scope given by `--versions v8,v7` or `--page react-charts/bars`; every version without them.
 * Throws for other options, and for pages that don't exist. `siteDir` is absolute.
 */
export async function readScope(siteDir: string): Promise<Scope> {
  const { versions = 'all', page } = readOptions({
    versions: { type: 'string' },
    page: { type: 'string' },
  });
  if (page === undefined) {
    return { versions: parseVersionNames(versions) };
  }
  const found = await findPage(siteDir, page);
  return { versions: [found.version], page: found };
}
