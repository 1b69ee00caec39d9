/** What is known of the third party's ad. */
export type Verdict = 'waiting' | 'shown' | 'backers' | 'blocked';

/** What one look at its place has found. */
export type Sight = 'nothing' | 'ad' | 'backers';

export interface Detection {
  /** Looks taken so far. */
  attempts: number;
  verdict: Verdict;
  /** Whether another look is no use. */
  isOver: boolean;
}

/** Time between two looks, in ms. */
export const POLL_INTERVAL = 500;
const MAX_ATTEMPTS = 30;
const BLOCKED_AFTER = 6;

export const FIRST_DETECTION: Detection = { attempts: 0, verdict: 'waiting', isOver: false };

/**
 * Counts one look. After more than six without an ad it counts as blocked, which an ad that turns
 * up later undoes; after thirty it stays so.
 */
export function stepDetection(before: Detection, sight: Sight): Detection {
  if (before.isOver) {
    return before;
  }
  const attempts = before.attempts + 1;
  if (sight !== 'nothing') {
    return { attempts, verdict: sight === 'ad' ? 'shown' : 'backers', isOver: true };
  }
  return {
    attempts,
    verdict: attempts > BLOCKED_AFTER ? 'blocked' : 'waiting',
    isOver: attempts >= MAX_ATTEMPTS,
  };
}

/** What stands in the place of the third party's ad. */
export function readSight(place: Element, backersUrl: string): Sight {
  const ad = place.querySelector('#carbonads, .carbonads, .ea-placement');
  if (!ad) {
    return 'nothing';
  }
  const links = [...ad.querySelectorAll('a')];
  return links.some(({ href }) => href.startsWith(backersUrl)) ? 'backers' : 'ad';
}
