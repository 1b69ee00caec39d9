import type { ApiChange, ApiChanges } from '../../src/lib/contracts/apiChanges';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { listNames, type GuidePart, type GuideRow } from './readGuide';

/** The names that the computed differences cover, before and after. */
interface ToldNames {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  /** Names that still exist, but changed. */
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

/** All names in the differences of a product. */
export function readTold({ groups }: ApiChanges): ToldNames {
  const told = groups.flatMap(({ changes }) => changes.map(listTold));
  return {
    before: new Set(told.flatMap(([names]) => names)),
    after: new Set(told.flatMap(([, names]) => names)),
    changed: new Set(
      groups.flatMap(({ changes }) =>
        changes
          // In a theme path, only the last part changed.
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
  'Make plugins/apiReference read it or, if the API does not show it, start the paragraph above with "**Behavior.**".';

/** Rows with no name that the differences cover. */
function findUntoldRows({ rows, title }: GuidePart, told: ToldNames) {
  return rows
    .filter((row) => !isTold(row, told))
    .map(({ line, gone, come }) => ({
      line,
      message: `No difference covers this row of "${title}": ${quote(gone)} → ${quote(come)}. ${REMEDY}`,
    }));
}

/** Names in tables that the packages removed, if neither they nor their owner has a difference. */
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
          message: `\`${name}\` was removed from the packages, but no difference covers it. ${REMEDY}`,
        })),
    );
}

/** A part without rows must contain a name that the differences cover. */
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
          message: `No difference covers any name of "${title}": ${quote(names)}. ${REMEDY}`,
        },
      ]
    : [];
}

/**
 * What a guide says and the computed differences don't. Parts that the guide marks as behavior are
 * skipped.
 *
 * @param isLost whether the old packages have a name and the new ones don't
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
