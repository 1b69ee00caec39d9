/** What the browser is told of analytics; the page carries it only where something is configured. */
export interface AnalyticsConfig {
  /** `G-…` of the web analytics service; nothing is sent to it without. */
  measurementId?: string;
  /** Address of the service's script, without a query. */
  scriptUrl: string;
  /** Hash that the script must have, or the browser leaves it out. */
  scriptIntegrity?: string;
  /** Writes every event on the console, for those who develop the site. */
  console?: boolean;
}

/** Id of the element that carries the configuration as JSON. */
export const ANALYTICS_ELEMENT_ID = 'docs-analytics';
