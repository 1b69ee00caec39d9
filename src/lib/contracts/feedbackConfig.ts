/** The feedback configuration for pages; only included if a service accepts feedback. */
export interface FeedbackConfig {
  /** URL of the service, to which a `FeedbackPayload` is posted. */
  endpoint: string;
}

/** ID of the element with the configuration as JSON. */
export const FEEDBACK_CONFIG_ID = 'feedback-config';
