import type { WebVital } from '@site/src/lib/contracts/analytics';
import { track } from '../track';

/** The share of page loads that are measured: few are enough for what all readers see on average. */
export const VITALS_RATIO = 0.0001;

/** Whether a load is measured, by a random number from 0 to 1. */
export function isMeasured(random: number): boolean {
  return random <= VITALS_RATIO;
}

let isDrawn = false;

/** Samples once for the load of a page; what measures is fetched only where the sample hits. */
export async function measureWebVitals(random: number): Promise<void> {
  if (isDrawn) {
    return;
  }
  isDrawn = true;
  if (!isMeasured(random)) {
    return;
  }
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const report = ({ name, id, delta, value }: Omit<WebVital, 'label'>) =>
    track({ name, id, label: 'Web Vitals', delta, value });
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => measure(report));
}
