import type { NavEntry } from './types';

/** Entries that link to another site, such as the what's-new page. */
export function isOtherSiteEntry(entry: NavEntry): boolean {
  return /^https?:/.test(entry.pathname);
}

/**
 * Entries that leave the pages of the version: to another site, or to another version of the docs,
 * written as in pages (`pathname:///x/v7/…`).
 */
export function isExternalEntry(entry: NavEntry): boolean {
  return isOtherSiteEntry(entry) || entry.pathname.startsWith('pathname:');
}

/** An entry with children is a group; any other entry is a page. */
export function isGroup(entry: NavEntry): entry is NavEntry & { children: readonly NavEntry[] } {
  return entry.children !== undefined;
}

/** Every entry of a tree, parents before their children. */
export function listEntries(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => [entry, ...listEntries(entry.children ?? [])]);
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The label of an entry: subheader, title, or a label derived from the last part of the path
 * (`/x/react-data-grid/row-height` → "Row height"; API pages in Pascal case: "BarChart").
 */
export function getEntryLabel(entry: NavEntry): string {
  const { subheader, title, pathname } = entry;
  if (subheader ?? title) {
    return (subheader ?? title)!;
  }
  const name = pathname
    .split('/')
    .at(-1)!
    .replace(/^react-/, '')
    .replace(/-group$/, '');
  return pathname.startsWith('/x/api/')
    ? name.split('-').map(capitalize).join('')
    : capitalize(name.replaceAll('-', ' '));
}
