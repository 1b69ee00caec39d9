import type { PackedItem, RouteTable } from '../contracts/routeTable';
import { getIndexDocId } from './unpackGlobalData';

/** The label of an API page: `/x/api/charts/bar-chart/` → `BarChart`. */
export function getPascalLabel(path: string): string {
  const [, slug = ''] = /([^/]*)\/$/.exec(path) ?? [];
  return slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A page's item as written by Docusaurus. */
export function createPageItem(
  path: string,
  versionPath: string,
  label: string,
  customProps?: object,
): object {
  return {
    type: 'link',
    key: path.replace(/\/$/, ''),
    href: path,
    label,
    ...(customProps && { customProps }),
    docId: getIndexDocId(path, versionPath),
    unlisted: false,
  };
}

/** The sidebars of a docs version as written by Docusaurus. */
export function unpackSidebars(
  sidebars: Record<string, readonly PackedItem[]>,
  versionPath: string,
  { paths }: RouteTable,
): Record<string, object[]> {
  const lines = paths.split('\n');
  let place = 0;
  const unpackPage = (step: number, label: string | 0 = 0, customProps?: object) => {
    place += step;
    const path = lines[place]!;
    return createPageItem(path, versionPath, label || getPascalLabel(path), customProps);
  };
  const unpackItem = (item: PackedItem): object => {
    if (typeof item === 'number') {
      return unpackPage(item);
    }
    if (Array.isArray(item)) {
      return unpackPage(...(item as [number, string | 0, object?]));
    }
    const { items } = item as { items?: PackedItem[] };
    return items ? { ...item, items: items.map(unpackItem) } : item;
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.map(unpackItem)]),
  );
}
