import { getEntryLabel, isExternalEntry, isGroup } from './entries';
import { BADGE_FIELDS, type NavEntry, type NavBadges } from './types';

/** The part of Docusaurus' sidebar configuration that the tree uses. */
export type SidebarItem =
  | { type: 'link'; key: string; label: string; href: string }
  | { type: 'doc'; id: string; key: string; label: string; customProps?: NavBadges }
  | {
      type: 'category';
      label: string;
      key: string;
      collapsible: boolean;
      items: SidebarItem[];
      customProps?: NavBadges;
    };

/** `/x/react-charts/bars` → `react-charts/bars/index`, the id of the page's file. */
export function getDocId(pathname: string): string {
  return `${pathname.replace(/^\/x\//, '')}/index`;
}

/** Only the badges that are set, so that the sidebar data every page loads stays small. */
function pickBadges(entry: NavEntry): { customProps?: NavBadges } {
  const badges = Object.fromEntries(
    BADGE_FIELDS.filter((field) => entry[field]).map((field) => [field, entry[field]]),
  );
  return Object.keys(badges).length > 0 ? { customProps: badges } : {};
}

function toSidebarItem(entry: NavEntry): SidebarItem {
  const label = getEntryLabel(entry);
  if (isExternalEntry(entry)) {
    return { type: 'link', key: entry.pathname, label, href: entry.pathname };
  }
  if (isGroup(entry)) {
    return {
      type: 'category',
      label,
      key: entry.pathname,
      collapsible: entry.subheader === undefined,
      items: entry.children.map(toSidebarItem),
      ...pickBadges(entry),
    };
  }
  const id = getDocId(entry.pathname);
  return { type: 'doc', id, key: entry.pathname, label, ...pickBadges(entry) };
}

/** Turns the navigation tree into the items of a Docusaurus sidebar, order and nesting kept. */
export function toSidebar(entries: readonly NavEntry[]): SidebarItem[] {
  return entries.map(toSidebarItem);
}
