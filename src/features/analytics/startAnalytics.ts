import { listenToClicks } from './clicks';
import { getAnalyticsConfig } from './config';
import { getConsentState, startAsking } from './consent/consentStore';
import { holdEvents, releaseEvents } from './track';

/** How long the rest of analytics may wait for a quiet moment, in ms. */
const PATIENCE_MS = 2000;

function whenQuiet(run: () => void): void {
  // Safari has no idle callback.
  if (window.requestIdleCallback) {
    window.requestIdleCallback(run, { timeout: PATIENCE_MS });
  } else {
    setTimeout(run, PATIENCE_MS);
  }
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
  if (config.console || getConsentState().consent === 'granted') {
    holdEvents();
  }
  whenQuiet(() => {
    import('./runAnalytics')
      .then(({ runAnalytics }) => runAnalytics(config))
      // Not worth a word to the reader; nothing is sent then.
      .catch(releaseEvents);
    if (config.measurementId) {
      startAsking();
    }
  });
}
