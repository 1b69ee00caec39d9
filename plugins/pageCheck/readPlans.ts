import { navEntries } from '../../nav';
import { listEntries } from '../../nav/entries';
import type { NavEntry } from '../../nav/types';
import type { VersionName } from '../../src/lib/docsVersions';
import { readSidebar } from '../navigation/readSidebar';

/** The plans of pages in the navigation of docs versions: `v8 react-charts/zoom/` → `pro`. */
export async function readPlans(
  siteDir: string,
  versions: readonly { name: VersionName; isCurrent: boolean }[],
  current: readonly NavEntry[] = navEntries,
): Promise<ReadonlyMap<string, string>> {
  const lists = versions.map(async ({ name, isCurrent }) => {
    const entries = isCurrent ? current : (await readSidebar(siteDir, name)).entries;
    return listEntries(entries).flatMap(({ pathname, plan }) =>
      plan ? [[`${name} ${pathname.replace(/^\/x\//, '')}/`, plan] as const] : [],
    );
  });
  return new Map((await Promise.all(lists)).flat());
}
