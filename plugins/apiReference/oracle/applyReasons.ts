import type { ApiMajor, ApiProductId } from '../../../src/lib/contracts/api';
import type { Difference } from './compareProduct';
import type { Reason } from './reasons';

export interface FoundDifference extends Difference {
  product: ApiProductId;
  major: ApiMajor;
}

function hasMember({ members }: Reason, { member, isComputed }: FoundDifference): boolean {
  return members === 'computed' ? isComputed === true : members.includes(member);
}

function explains(reason: Reason, difference: FoundDifference): boolean {
  return (
    reason.product === difference.product &&
    reason.majors.includes(difference.major) &&
    reason.components.includes(difference.component) &&
    reason.what === difference.what &&
    hasMember(reason, difference)
  );
}

/** The parts of a reason that have no difference to explain. */
function listIdle(reason: Reason, explained: readonly FoundDifference[]): string[] {
  const { product, majors, components, members, what } = reason;
  const listUnused = (wanted: readonly string[], key: 'major' | 'component' | 'member') =>
    wanted.filter((value) => !explained.some((difference) => difference[key] === value));
  const unused = [
    ...listUnused(majors, 'major'),
    ...listUnused(components, 'component'),
    ...(members === 'computed' ? [] : listUnused(members, 'member')),
  ];
  const isUnused = unused.length > 0 || explained.length === 0;
  return isUnused
    ? [
        `${product} ${components.join()} ${what}: no difference to explain for ${unused.join() || 'anything'}`,
      ]
    : [];
}

/** Differences without a reason, and reasons without a difference, as lines of text. */
export function applyReasons(
  differences: readonly FoundDifference[],
  reasons: readonly Reason[],
): { unexplained: string[]; idle: string[] } {
  return {
    unexplained: differences
      .filter((difference) => !reasons.some((reason) => explains(reason, difference)))
      .map(
        ({ major, product, component, member, what, detail }) =>
          `${major} ${product} ${component}.${member}: ${what}${detail && `: ${detail}`}`,
      ),
    idle: reasons.flatMap((reason) =>
      listIdle(
        reason,
        differences.filter((difference) => explains(reason, difference)),
      ),
    ),
  };
}
