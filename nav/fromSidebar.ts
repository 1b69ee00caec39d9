import type { SidebarItem } from './toSidebar';
import type { NavEntry } from './types';

function toEntry(item: SidebarItem): NavEntry {
  if (item.type === 'link') {
    return { pathname: item.href, title: item.label };
  }
  const { key, label, customProps } = item;
  if (item.type === 'doc') {
    return { pathname: key, title: label, ...customProps };
  }
  return {
    pathname: key,
    ...(item.collapsible ? { title: label } : { subheader: label }),
    children: fromSidebar(item.items),
    ...customProps,
  };
}

/** Turns a sidebar made by `toSidebar` back into the navigation, for frozen versions. */
export function fromSidebar(items: readonly SidebarItem[]): NavEntry[] {
  return items.map(toEntry);
}
