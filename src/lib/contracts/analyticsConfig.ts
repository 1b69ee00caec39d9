/**
 * The analytics configuration for the browser; only included in pages if something is configured.
 */
export interface AnalyticsConfig {
  /** `G-…` of the web analytics service; without it, nothing is sent there. */
  measurementId?: string;
  /** URL of the service's script, without a query. */
  scriptUrl: string;
  /** Hash of the script's content; the browser blocks the script if it doesn't match. */
  scriptIntegrity?: string;
  /** Logs every event to the console, for developing the site. */
  console?: boolean;
}

/** ID of the element with the configuration as JSON. */
export const ANALYTICS_ELEMENT_ID = 'docs-analytics';
