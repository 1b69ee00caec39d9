import type { ApiChange, ApiChangeGroup } from '@site/src/lib/contracts/apiChanges';
import type { Query } from './query';

/** A group, reduced to what matches a filter. */
export interface FilteredGroup {
  group: ApiChangeGroup;
  changes: readonly ApiChange[];
}

/** All searchable text of a change, in lowercase. */
const searchTexts = new WeakMap<ApiChange, string>();

function getSearchText(change: ApiChange): string {
  const known = searchTexts.get(change);
  if (known !== undefined) {
    return known;
  }
  const { name, before, after, instead } = change;
  const text = [name, before, after, instead].join('\n').toLowerCase();
  searchTexts.set(change, text);
  return text;
}

function isAbout({ name, before, kind }: ApiChange, component: string): boolean {
  return name === component || (kind === 'renamed' && before === component);
}

/**
 * Keeps what matches: all words of the text, one of the kinds, and the component or an entry about
 * it.
 */
export function filterChanges(
  groups: readonly ApiChangeGroup[],
  { component, kinds, text }: Pick<Query, 'component' | 'kinds' | 'text'>,
): FilteredGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.flatMap((group): FilteredGroup[] => {
    const isWhole = component === '' || group.name === component;
    const groupName = group.name.toLowerCase();
    const changes = group.changes.filter(
      (change) =>
        (isWhole || isAbout(change, component)) &&
        (kinds.length === 0 || kinds.includes(change.kind)) &&
        words.every((word) => getSearchText(change).includes(word) || groupName.includes(word)),
    );
    return changes.length > 0 ? [{ group, changes }] : [];
  });
}

export function countChanges(groups: readonly { changes: readonly ApiChange[] }[]): number {
  return groups.reduce((count, { changes }) => count + changes.length, 0);
}
