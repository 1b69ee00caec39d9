import type { AnalyticsSink } from '@site/src/lib/contracts/analytics';
import type { AnalyticsConfig } from '@site/src/lib/contracts/analyticsConfig';
import { requireIntegrity } from '@site/src/lib/requireIntegrity';
import { removeCookies } from './removeCookies';
import { type GtagCall, toGtagCall } from './toGtagCall';

declare global {
  interface Window {
    /** Where the service's script looks for calls, including those made before it loaded. */
    dataLayer?: unknown[];
  }
}

/** The script recognizes calls by this `arguments` object; it ignores arrays. */
const toArguments: (...call: GtagCall) => IArguments = function toArguments() {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
};

function gtag(...call: GtagCall): void {
  window.dataLayer ??= [];
  window.dataLayer.push(toArguments(...call));
}

/** The initial state of every page. Only analytics can be allowed; ad permissions stay denied. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/** The service and its script. */
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
  /** The reader allows analytics: the first time, this loads the service's script. */
  allow: () => void;
  /** The reader withdraws consent: silences the script and removes its cookies. */
  withdraw: () => void;
}

/** Sends events to the web analytics service. Touches nothing before it's allowed to. */
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
