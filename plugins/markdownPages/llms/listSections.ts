import { getEntryLabel, isExternalEntry, isGroup, listEntries } from '../../../nav/entries';
import type { NavEntry } from '../../../nav/types';

/** Pages of a part of the navigation, in its order. */
export interface NavSection {
  title: string;
  /** Paths below the root of any version, with a slash at the end: `react-charts/bars/`. */
  pages: readonly string[];
}

function listPages(entry: NavEntry): string[] {
  return listEntries([entry])
    .filter((one) => !isGroup(one) && !isExternalEntry(one))
    .map(({ pathname }) => `${pathname.replace(/^\/x\//, '')}/`);
}

/** The top of the navigation, without what leads to other sites. */
export function listSections(entries: readonly NavEntry[]): NavSection[] {
  return entries
    .filter((entry) => !isExternalEntry(entry))
    .map((entry) => ({ title: getEntryLabel(entry), pages: listPages(entry) }));
}
