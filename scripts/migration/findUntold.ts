import type { ApiChange, ApiChanges } from '../../src/lib/contracts/apiChanges';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { listNames, type GuidePart, type GuideRow } from './readGuide';

/** The names that computed differences say something of, as they were and as they are. */
interface ToldNames {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  /** What is there still, at least by its name, and not as it was. */
  changed: ReadonlySet<string>;
}

const listOthers = (text = '', other = '') => {
  const known = new Set(listNames(other));
  return listNames(text).filter((name) => !known.has(name));
};

function listTold({ kind, name, before, after, instead }: ApiChange): [string[], string[]] {
  const own = listNames(name);
  switch (kind) {
    case 'removed':
      return [own, listNames(instead ?? '')];
    case 'renamed':
      return [listNames(before!), own];
    case 'added':
      return [[], own];
    case 'deprecated':
      return [own, listNames(after ?? '')];
    default:
      return [
        [...own, ...listOthers(before, after)],
        [...own, ...listOthers(after, before)],
      ];
  }
}

/** Everything that the differences of a product name. */
export function readTold({ groups }: ApiChanges): ToldNames {
  const told = groups.flatMap(({ changes }) => changes.map(listTold));
  return {
    before: new Set(told.flatMap(([names]) => names)),
    after: new Set(told.flatMap(([, names]) => names)),
    changed: new Set(
      groups.flatMap(({ changes }) =>
        changes
          // Of a path in the theme only its end changed.
          .filter(({ kind, name }) => kind !== 'added' && !name.includes('.'))
          .flatMap(({ name }) => listNames(name)),
      ),
    ),
  };
}

const intersects = (names: ReadonlySet<string>, told: ReadonlySet<string>) =>
  [...names].some((name) => told.has(name));

const quote = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(', ');

function isTold({ gone, come, kept }: GuideRow, told: ToldNames): boolean {
  return (
    intersects(gone, told.before) || intersects(come, told.after) || intersects(kept, told.changed)
  );
}

const REMEDY =
  'Let plugins/apiReference read it, or begin the paragraph above with "**Behavior.**" where the API does not show it.';

/** Rows none of whose names the differences tell. */
function findUntoldRows({ rows, title }: GuidePart, told: ToldNames) {
  return rows
    .filter((row) => !isTold(row, told))
    .map(({ line, gone, come }) => ({
      line,
      message: `No difference tells of this row of "${title}": ${quote(gone)} → ${quote(come)}. ${REMEDY}`,
    }));
}

/** Names in tables that are gone from the packages, and not by the differences; owners stand for theirs. */
function findLostNames(
  { rows }: GuidePart,
  told: ToldNames,
  isLost: (name: string) => boolean,
): { line: number; message: string }[] {
  return rows
    .filter(({ owners }) => owners && !intersects(new Set(owners), told.before))
    .flatMap(({ line, gone }) =>
      [...gone]
        .filter((name) => isLost(name) && !told.before.has(name))
        .map((name) => ({
          line,
          message: `The packages lost \`${name}\`, and no difference tells so. ${REMEDY}`,
        })),
    );
}

/** A part that has no rows has to name something that the differences tell. */
function findSilence({ line, title, rows, names }: GuidePart, told: ToldNames) {
  const isSilent =
    rows.length === 0 &&
    names.size > 0 &&
    !intersects(names, told.before) &&
    !intersects(names, told.after);
  return isSilent
    ? [
        {
          line,
          message: `No difference tells of what "${title}" names: ${quote(names)}. ${REMEDY}`,
        },
      ]
    : [];
}

/**
 * What a guide says and the computed differences do not. Parts that the guide marks as behavior are
 * left out.
 *
 * @param isLost whether the packages before have a name, and those after do not
 */
export function findUntold(
  file: string,
  parts: readonly GuidePart[],
  told: ToldNames,
  isLost: (name: string) => boolean,
): Diagnostic[] {
  return parts
    .filter(({ isBehavior }) => !isBehavior)
    .flatMap((part) => [
      ...findUntoldRows(part, told),
      ...findLostNames(part, told, isLost),
      ...findSilence(part, told),
    ])
    .map((diagnostic) => ({ file, ...diagnostic }));
}
