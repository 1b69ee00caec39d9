import type { FeedbackConfig } from '../../src/lib/contracts/feedbackConfig';

/** As site.config.ts reads them from the environment; empty if unset. */
export interface FeedbackSettings {
  endpoint: string;
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** The configuration for pages; undefined without a service. Throws if its URL is invalid. */
export function createFeedbackConfig({ endpoint }: FeedbackSettings): FeedbackConfig | undefined {
  if (endpoint && !isHttpAddress(endpoint)) {
    throw new Error(
      `FEEDBACK_ENDPOINT is "${endpoint}"; it must be an absolute http or https URL, such as "https://feedback.example/feedback".`,
    );
  }
  return endpoint ? { endpoint } : undefined;
}
