import type { AnalyticsSink } from '@site/src/lib/contracts/analytics';
import type { AnalyticsConfig } from '@site/src/lib/contracts/analyticsConfig';
import { requireIntegrity } from '@site/src/lib/requireIntegrity';
import { removeCookies } from './removeCookies';
import { type GtagCall, toGtagCall } from './toGtagCall';

declare global {
  interface Window {
    /** Where the service's script looks for calls, those of before it came included. */
    dataLayer?: unknown[];
  }
}

/** The script tells calls from other entries by this object, which holds its arguments; it ignores arrays. */
const toArguments: (...call: GtagCall) => IArguments = function toArguments() {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
};

function gtag(...call: GtagCall): void {
  window.dataLayer ??= [];
  window.dataLayer.push(toArguments(...call));
}

/** Where every page begins. Only counting can be allowed; what advertising wants stays denied. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** The service, and its script. */
type GtagConfig = Omit<AnalyticsConfig, 'console' | 'measurementId'> & { measurementId: string };

function loadScript({ measurementId, scriptUrl, scriptIntegrity }: GtagConfig): void {
  const url = new URL(scriptUrl);
  url.searchParams.set('id', measurementId);
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  requireIntegrity(script, scriptIntegrity);
  document.head.append(script);
}

export interface GtagSink {
  send: AnalyticsSink;
  /** The reader allows analytics: the first time, the service's script is loaded. */
  allow: () => void;
  /** The reader no longer does: the script falls silent and its cookies go. */
  withdraw: () => void;
}

/** Sends events to the web analytics service. Touches nothing before it is allowed to. */
export function createGtagSink(config: GtagConfig): GtagSink {
  const { measurementId } = config;
  let isLoaded = false;
  const setDisabled = (isDisabled: boolean) =>
    Object.assign(window, { [`ga-disable-${measurementId}`]: isDisabled });
  return {
    send: (event) => gtag(...toGtagCall(event)),
    allow() {
      setDisabled(false);
      if (!isLoaded) {
        gtag('consent', 'default', DENIED);
      }
      gtag('consent', 'update', { analytics_storage: 'granted' });
      if (!isLoaded) {
        isLoaded = true;
        gtag('js', new Date());
        gtag('config', measurementId, { send_page_view: false });
        loadScript(config);
      }
    },
    withdraw() {
      gtag('consent', 'update', { analytics_storage: 'denied' });
      setDisabled(true);
      removeCookies('_ga');
    },
  };
}
