import type { WebVital } from '@site/src/lib/contracts/analytics';
import { track } from '../track';

/** The share of page loads that are measured: few are enough for averages across all readers. */
export const VITALS_RATIO = 0.0001;

/** Whether to measure a load, given a random number from 0 to 1. */
export function isMeasured(random: number): boolean {
  return random <= VITALS_RATIO;
}

let isDrawn = false;

/** Samples once per page load; the code for measuring is only loaded if the load is sampled. */
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
