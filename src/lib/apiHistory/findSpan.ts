import type { ApiMajor, ApiSpan } from '../contracts/api';

/** Whether one covered major has something; undefined if that major's model doesn't say. */
export interface Presence {
  major: ApiMajor;
  isThere: boolean | undefined;
}

/**
 * The span of the majors, oldest first, that have something. What was removed and came back counts
 * from its return, because readers of the major in between must not be told that it exists. If no
 * major has it, the span is empty.
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
