import { useEffect } from 'react';
import { track } from '../analytics';
import { useAdConfig } from './AdProvider';

/** How long a block ad must be visible before it counts as shown, in ms. */
export const DISPLAY_DELAY = 2500;

/** Whether a sample in [0, 1) is within the share that sends an event. */
export function isSampled(sample: number, ratio: number): boolean {
  return sample <= ratio;
}

/**
 * For a share of readers, sends an event once an ad was shown for `delay` ms; again if the label
 * changes.
 */
export function useDisplayEvent(label: string | undefined, delay: number): void {
  const { displayRatio } = useAdConfig();
  useEffect(() => {
    const send = () => {
      if (label !== undefined && isSampled(Math.random(), displayRatio)) {
        track({ name: 'ad', action: 'display', label });
      }
    };
    if (delay === 0) {
      send();
      return undefined;
    }
    const timer = setTimeout(send, delay);
    return () => clearTimeout(timer);
  }, [label, delay, displayRatio]);
}
