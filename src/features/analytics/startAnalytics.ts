import { whenIdle } from '@site/src/components/whenIdle';
import type { AnalyticsConfig } from '@site/src/lib/contracts/analyticsConfig';
import { listenToClicks } from './clicks';
import { getAnalyticsConfig } from './config';
import { getConsentState, startAsking, subscribeToConsent } from './consent/consentStore';
import { holdEvents, releaseEvents } from './track';

const isGranted = () => getConsentState().consent === 'granted';

/** Fetches sinks and sources. */
function run(config: AnalyticsConfig): void {
  import('./runAnalytics')
    .then(({ runAnalytics }) => runAnalytics(config))
    // Not worth a word to the reader; nothing is sent then.
    .catch(releaseEvents);
}

/** Fetches them at once where they may be used, else when the reader allows it. */
function runWhenAllowed(config: AnalyticsConfig): void {
  if (config.console || isGranted()) {
    run(config);
    return;
  }
  const unsubscribe = subscribeToConsent(() => {
    if (isGranted()) {
      unsubscribe();
      holdEvents();
      run(config);
    }
  });
}

/**
 * Begins analytics where something is configured; everywhere else nothing is loaded. What happens
 * before the rest has come is held for readers who allowed it, and for nobody else.
 */
export function startAnalytics(): void {
  const config = getAnalyticsConfig();
  if (!config) {
    return;
  }
  listenToClicks();
  if (config.console || isGranted()) {
    holdEvents();
  }
  whenIdle(() => {
    runWhenAllowed(config);
    if (config.measurementId) {
      startAsking();
    }
  });
}
