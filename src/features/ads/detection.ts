/** What is known about the third party's ad. */
export type Verdict = 'waiting' | 'shown' | 'backers' | 'blocked';

/** What one check of its slot found. */
export type Sight = 'nothing' | 'ad' | 'backers';

export interface Detection {
  /** Checks so far. */
  attempts: number;
  verdict: Verdict;
  /** Whether further checks are pointless. */
  isOver: boolean;
}

/** Time between two checks, in ms. */
export const POLL_INTERVAL = 500;
const MAX_ATTEMPTS = 30;
const BLOCKED_AFTER = 6;

export const FIRST_DETECTION: Detection = { attempts: 0, verdict: 'waiting', isOver: false };

/**
 * Counts one check. After more than six without an ad, it counts as blocked, which is undone if an
 * ad turns up later; after thirty, the verdict is final.
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

/** What's in the third party's slot. */
export function readSight(place: Element, backersUrl: string): Sight {
  const ad = place.querySelector('#carbonads, .carbonads, .ea-placement');
  if (!ad) {
    return 'nothing';
  }
  const links = [...ad.querySelectorAll('a')];
  return links.some(({ href }) => href.startsWith(backersUrl)) ? 'backers' : 'ad';
}
