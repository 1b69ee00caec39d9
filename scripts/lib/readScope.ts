import { parseVersionNames } from '../../plugins/versions';
import type { VersionName } from '../../src/lib/docsVersions';
import { findPage, type WrittenPage } from './findPage';
import { readOptions } from './readOptions';

/** What a gate looks at. */
interface Scope {
  versions: readonly VersionName[];
  /** One page of a version alone. */
  page?: WrittenPage;
}

/**
 * What `--versions v8,v7` or `--page react-charts/bars` names; every version without them. Throws for
 * other options, and for pages that are not there. `siteDir` is absolute.
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
