import { useEffect } from 'react';
import { track } from '../analytics';
import { useAdConfig } from './AdProvider';

/** How long an ad must be in the page before it counts as shown, in ms. */
const DISPLAY_DELAY = 2500;

/** Whether a sample in [0, 1) is within the share that sends an event. */
export function isSampled(sample: number, ratio: number): boolean {
  return sample <= ratio;
}

/**
 * For a share of readers, sends an event once an ad has been shown for `DISPLAY_DELAY`; again if the
 * label changes.
 */
export function useDisplayEvent(label: string | undefined): void {
  const { displayRatio } = useAdConfig();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (label !== undefined && isSampled(Math.random(), displayRatio)) {
        track({ name: 'ad', action: 'display', label });
      }
    }, DISPLAY_DELAY);
    return () => clearTimeout(timer);
  }, [label, displayRatio]);
}
