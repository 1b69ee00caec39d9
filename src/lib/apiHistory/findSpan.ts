import type { ApiMajor, ApiSpan } from '../contracts/api';

/** Whether one covered major has a thing; undefined where that major's model cannot tell. */
export interface Presence {
  major: ApiMajor;
  isThere: boolean | undefined;
}

/**
 * The span of the majors, oldest first, that have something. What vanished and came back counts
 * from its return: a reader of the major between must not be told that it is there. Without any
 * major that has it the span is empty.
 */
export function findSpan(presences: readonly Presence[]): ApiSpan {
  const known = presences.filter(({ isThere }) => isThere !== undefined);
  const last = known.findLastIndex(({ isThere }) => isThere);
  if (last === -1) {
    return {};
  }
  const gap = known.slice(0, last).findLastIndex(({ isThere }) => !isThere);
  return {
    ...(gap >= 0 && { since: known[gap + 1]!.major }),
    ...(last < known.length - 1 && { until: known[last]!.major }),
  };
}
