/** What pages are told of feedback; only where a service takes it. */
export interface FeedbackConfig {
  /** Address of the service, to which a `FeedbackPayload` is posted. */
  endpoint: string;
}

/** Id of the element that carries the configuration as JSON. */
export const FEEDBACK_CONFIG_ID = 'feedback-config';
