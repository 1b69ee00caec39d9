import type { ApiChange, ApiChanges } from '../../src/lib/contracts/apiChanges';
import { BREAKING_KINDS } from '../../src/lib/upgradeChecklist/changesPath';

/** `apiRef.current.resize()` is mentioned by its last name, an index by its content. */
const toWord = (name: string) => name.match(/[\w$]+/g)?.at(-1) ?? name;

const getOldName = ({ kind, name, before }: ApiChange) =>
  kind === 'renamed' && before !== undefined ? before : name;

/**
 * Number of API names that were removed or renamed without a mention in the guide. A name that
 * several components share counts once.
 *
 * @param names names that the guide mentions
 */
export function countUnmentioned(
  { groups }: Pick<ApiChanges, 'groups'>,
  names: ReadonlySet<string>,
): number {
  const old = groups
    .flatMap(({ changes }) => changes)
    .filter(({ kind }) => BREAKING_KINDS.includes(kind))
    .map(getOldName);
  return [...new Set(old)].filter((name) => !names.has(toWord(name))).length;
}
