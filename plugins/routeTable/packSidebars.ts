import { isDeepStrictEqual } from 'node:util';
import type { PackedItem, RouteTable } from '../../src/lib/contracts/routeTable';
import { createPageItem, getPascalLabel } from '../../src/lib/routeTable/unpackSidebars';

export interface SidebarItem {
  type: string;
  label: string;
  href?: string;
  customProps?: object;
  items?: SidebarItem[];
  [key: string]: unknown;
}

/**
 * Every page loads its whole sidebar. Only the label and badges of a page's item are new
 * information; the rest follows from its path, which is in the route table.
 */
export function packSidebars(
  sidebars: Record<string, SidebarItem[]>,
  versionPath: string,
  table: RouteTable,
): Record<string, PackedItem[]> {
  const places = new Map(table.paths.split('\n').map((path, index) => [path, index]));
  let place = 0;
  const packItem = (item: SidebarItem): PackedItem => {
    const { href = '', label, customProps, items } = item;
    const target = places.get(href);
    const full = createPageItem(href, versionPath, label, customProps);
    if (target === undefined || !isDeepStrictEqual(item, full)) {
      return items ? { ...item, items: items.map(packItem) } : item;
    }
    const step = target - place;
    place = target;
    const news = label === getPascalLabel(href) ? 0 : label;
    if (customProps) {
      return [step, news, customProps];
    }
    return news === 0 ? step : [step, news];
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.map(packItem)]),
  );
}
