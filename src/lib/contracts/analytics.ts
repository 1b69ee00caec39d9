/** What happened to an advertisement; shape of behaviour 1.8. */
export interface AdEvent {
  name: 'ad';
  /** `display` once it was seen, `click` on anything in it, `crash` when drawing it failed. */
  action: 'display' | 'click' | 'crash';
  /** For example `carbon-body-top-image`, `in-house-templates`; `null` as text when there is none. */
  label: string;
}

/** Every event that the site can send. */
export type AnalyticsEvent = AdEvent;

/** Receives each event once, in order; must not throw. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;
