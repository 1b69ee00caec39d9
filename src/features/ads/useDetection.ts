import { type RefObject, useEffect, useState } from 'react';
import {
  FIRST_DETECTION,
  POLL_INTERVAL,
  readSight,
  stepDetection,
  type Verdict,
} from './detection';

/** Watches the third party's slot; without `backersUrl`, there's nothing to watch. */
export function useDetection(place: RefObject<Element>, backersUrl: string | undefined): Verdict {
  const [verdict, setVerdict] = useState(FIRST_DETECTION.verdict);
  useEffect(() => {
    if (backersUrl === undefined) {
      return undefined;
    }
    let detection = FIRST_DETECTION;
    let timer = window.setTimeout(function look() {
      const sight = place.current ? readSight(place.current, backersUrl) : 'nothing';
      detection = stepDetection(detection, sight);
      setVerdict(detection.verdict);
      if (!detection.isOver) {
        timer = window.setTimeout(look, POLL_INTERVAL);
      }
    });
    return () => window.clearTimeout(timer);
  }, [place, backersUrl]);
  return verdict;
}
