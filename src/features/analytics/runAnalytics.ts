import type { AnalyticsConfig } from '@site/src/lib/contracts/analyticsConfig';
import { getConsentState, subscribeToConsent } from './consent/consentStore';
import { consoleSink } from './sinks/consoleSink';
import { createGtagSink } from './sinks/createGtagSink';
import { startPageViews } from './sources/pageViews';
import { startUserProperties } from './sources/userProperties';
import { measureWebVitals } from './sources/webVitals';
import { addSink, releaseEvents } from './track';

/** Reports the current page and reader, and changes to them. Returns a cleanup function. */
function startSources(): () => void {
  const ends = [startUserProperties(), startPageViews()];
  void measureWebVitals(Math.random());
  return () => ends.forEach((end) => end());
}

/**
 * Opens the sinks that are configured and, if required, allowed; follows the reader's consent when
 * it's given or withdrawn. If the reader allows analytics later, the current page is reported, but
 * nothing before that.
 */
export function runAnalytics({ measurementId, console, ...script }: AnalyticsConfig): void {
  const gtagSink = measurementId ? createGtagSink({ measurementId, ...script }) : undefined;
  let removeGtagSink: (() => void) | undefined;
  let stopSources = () => {};

  const restartSources = () => {
    stopSources();
    stopSources = console || removeGtagSink ? startSources() : () => {};
  };

  const followConsent = () => {
    const isGranted = getConsentState().consent === 'granted';
    if (!gtagSink || isGranted === (removeGtagSink !== undefined)) {
      return;
    }
    if (removeGtagSink) {
      removeGtagSink();
      removeGtagSink = undefined;
      gtagSink.withdraw();
    } else {
      gtagSink.allow();
      removeGtagSink = addSink(gtagSink.send);
    }
    restartSources();
  };

  if (console) {
    addSink(consoleSink);
    restartSources();
  }
  subscribeToConsent(followConsent);
  followConsent();
  releaseEvents();
}
