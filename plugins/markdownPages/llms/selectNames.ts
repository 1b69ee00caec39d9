import type { Rename } from '../../../src/lib/apiChanges/Rename';
import type { ApiMajor, ApiProductId } from '../../../src/lib/contracts/api';

/** A step from a major to the next one. */
export interface Step {
  product: ApiProductId;
  from: ApiMajor;
  to: ApiMajor;
}

/** Whether a name is derived from another one that changed in the same way: `TreeItem2Props`. */
function isMadeOf(rename: Rename, other: Rename): boolean {
  const isLonger = (name: string, part: string) => name !== part && name.includes(part);
  return isLonger(rename.before, other.before) && isLonger(rename.after, other.after);
}

/** Number of names that represent all those that changed in the same way. */
const EXAMPLES = 3;

/** The change a rename makes: `SlotsComponent` → `Slots` drops "Component" at the end. */
function getEdit({ before, after }: Rename): string {
  let start = 0;
  while (start < after.length && before[start] === after[start]) {
    start += 1;
  }
  return start > 0 && start === after.length ? `-${before.slice(start)}` : `${before} ${after}`;
}

/**
 * What a step changed in the names that programs use most: exports, props and methods. To keep the
 * list short, names derived from others in it are left out, and a few represent the many that lost
 * the same suffix.
 */
export function selectNames(
  renames: readonly Rename[],
  { product, from, to }: Step,
): readonly Rename[] {
  const candidates = renames.filter(
    (rename) =>
      rename.product === product &&
      rename.from === from &&
      rename.to === to &&
      (rename.part === 'export' || rename.part === 'member'),
  );
  const own = candidates.filter(
    (rename) => !candidates.some((other) => other.part === rename.part && isMadeOf(rename, other)),
  );
  const counts = new Map<string, number>();
  return own.filter((rename) => {
    const edit = getEdit(rename);
    const count = (counts.get(edit) ?? 0) + 1;
    counts.set(edit, count);
    return count <= EXAMPLES;
  });
}
