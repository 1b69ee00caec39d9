import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

export type NavItem = PropSidebarItem;
export type NavGroupItem = PropSidebarItemCategory;
export type NavLinkItem = PropSidebarItemLink;

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

export function isSamePage(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && withoutSlash(a) === withoutSlash(b);
}

/** Whether an item is the page at a path, or a group that contains it. */
export function holdsPage(item: NavItem, path: string): boolean {
  if (item.type === 'category') {
    return item.items.some((child) => holdsPage(child, path));
  }
  return item.type === 'link' && isSamePage(item.href, path);
}

/** URL of the first page in an item. */
export function getFirstHref(item: NavItem): string | undefined {
  if (item.type === 'category') {
    return item.items.map(getFirstHref).find((href) => href !== undefined);
  }
  return item.type === 'link' ? item.href : undefined;
}

/** A group's ID among all groups: the path of labels to it. */
export function getGroupId(parentId: string, item: NavGroupItem): string {
  return `${parentId}/${item.label}`;
}

/** IDs of the groups that contain a page, outermost first. */
export function listGroupsOfPage(items: readonly NavItem[], path: string, parentId = ''): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category' || !holdsPage(item, path)) {
      return [];
    }
    const id = getGroupId(parentId, item);
    return [id, ...listGroupsOfPage(item.items, path, id)];
  });
}
