import {
  ANALYTICS_ELEMENT_ID,
  type AnalyticsConfig,
} from '@site/src/lib/contracts/analyticsConfig';

let config: AnalyticsConfig | null | undefined;

/** What plugins/analytics wrote into the page; null where nothing is configured. */
export function getAnalyticsConfig(): AnalyticsConfig | null {
  config ??= JSON.parse(
    document.getElementById(ANALYTICS_ELEMENT_ID)?.textContent ?? 'null',
  ) as AnalyticsConfig | null;
  return config;
}
