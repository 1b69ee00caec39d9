import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromSidebar } from '../../nav/fromSidebar';
import type { SidebarItem } from '../../nav/toSidebar';
import type { NavEntry } from '../../nav/types';
import type { Place } from './readNavSources';

/** File of a frozen version's navigation, relative to the site. */
export function getSidebarFile(version: string): string {
  return `versioned_sidebars/version-${version}-sidebars.json`;
}

/** The navigation of a frozen version, and the line of each entry. */
export async function readSidebar(
  siteDir: string,
  version: string,
): Promise<{ entries: NavEntry[]; places: Map<string, Place[]> }> {
  const file = getSidebarFile(version);
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const { docs } = JSON.parse(text) as { docs: SidebarItem[] };
  const places = new Map<string, Place[]>();
  text.split('\n').forEach((line, index) => {
    const [, pathname] = /"key": "(.*?)"/.exec(line) ?? [];
    if (pathname !== undefined) {
      places.set(pathname, [
        ...(places.get(pathname) ?? []),
        { file, line: index + 1, column: line.indexOf('"key"') + 1 },
      ]);
    }
  });
  return { entries: fromSidebar(docs), places };
}
