import type { ApiMajor, ApiSpan } from '../../../src/lib/contracts/api';

/** The members of a product's components in one major; undefined if a name isn't a component. */
export interface MajorMembers {
  major: ApiMajor;
  components: ReadonlyMap<string, ReadonlySet<string>>;
  /** All exported names. */
  names: ReadonlySet<string>;
}

type Answer = 'yes' | 'no' | 'unknown';

function ask({ components, names }: MajorMembers, component: string, member: string): Answer {
  const members = components.get(component);
  if (members) {
    return members.has(member) ? 'yes' : 'no';
  }
  return names.has(component) ? 'unknown' : 'no';
}

/**
 * The majors that have a member of a component: from the newest that has it back to the first that
 * lacks it. Omits ends at the limit of the covered majors.
 *
 * @param majors newest first
 */
export function findMemberSpan(
  majors: readonly MajorMembers[],
  component: string,
  member: string,
): ApiSpan {
  const answers = majors
    .map((major) => ({ major: major.major, answer: ask(major, component, member) }))
    .filter(({ answer }) => answer !== 'unknown');
  const newest = answers.findIndex(({ answer }) => answer === 'yes');
  const rest = answers.slice(newest);
  const oldest = rest.findIndex(({ answer }) => answer === 'no');
  return {
    ...(oldest > 0 && { since: rest[oldest - 1]!.major }),
    ...(newest > 0 && { until: answers[newest]!.major }),
  };
}
