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

/** The navigation that `toSidebar` made a sidebar of, as a frozen version keeps it. */
export function fromSidebar(items: readonly SidebarItem[]): NavEntry[] {
  return items.map(toEntry);
}
