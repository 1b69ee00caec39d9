import { whenIdle } from '@site/src/components/whenIdle';
import type { AnalyticsConfig } from '@site/src/lib/contracts/analyticsConfig';
import { listenToClicks } from './clicks';
import { getAnalyticsConfig } from './config';
import { getConsentState, startAsking, subscribeToConsent } from './consent/consentStore';
import { holdEvents, releaseEvents } from './track';

const isGranted = () => getConsentState().consent === 'granted';

/** Loads sinks and sources. */
function run(config: AnalyticsConfig): void {
  import('./runAnalytics')
    .then(({ runAnalytics }) => runAnalytics(config))
    // Not worth bothering the reader; nothing is sent in this case.
    .catch(releaseEvents);
}

/** Loads them right away if they may be used, or else once the reader allows it. */
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
 * Starts analytics if it's configured; otherwise, loads nothing. Events that happen before the code
 * has loaded are held for readers who allowed analytics, and for nobody else.
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
