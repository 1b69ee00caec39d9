import {
  ANALYTICS_ELEMENT_ID,
  type AnalyticsConfig,
} from '@site/src/lib/contracts/analyticsConfig';

let config: AnalyticsConfig | null | undefined;

/** The configuration that plugins/analytics wrote into the page; null if there is none. */
export function getAnalyticsConfig(): AnalyticsConfig | null {
  config ??= JSON.parse(
    document.getElementById(ANALYTICS_ELEMENT_ID)?.textContent ?? 'null',
  ) as AnalyticsConfig | null;
  return config;
}
