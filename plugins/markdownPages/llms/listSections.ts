import { getEntryLabel, isExternalEntry, isGroup, listEntries } from '../../../nav/entries';
import type { NavEntry } from '../../../nav/types';

/** The pages of a part of the navigation, in order. */
export interface NavSection {
  title: string;
  /** Paths relative to the root of a version, with a trailing slash: `react-charts/bars/`. */
  pages: readonly string[];
}

function listPages(entry: NavEntry): string[] {
  return listEntries([entry])
    .filter((one) => !isGroup(one) && !isExternalEntry(one))
    .map(({ pathname }) => `${pathname.replace(/^\/x\//, '')}/`);
}

/** The top level of the navigation, without links to other sites. */
export function listSections(entries: readonly NavEntry[]): NavSection[] {
  return entries
    .filter((entry) => !isExternalEntry(entry))
    .map((entry) => ({ title: getEntryLabel(entry), pages: listPages(entry) }));
}
