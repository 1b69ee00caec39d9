import type { FeedbackConfig } from '../../src/lib/contracts/feedbackConfig';

/** As site.config.ts reads them from the environment; empty where nothing is given. */
export interface FeedbackSettings {
  endpoint: string;
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** What the pages are told; undefined without a service. Throws where its address is none. */
export function createFeedbackConfig({ endpoint }: FeedbackSettings): FeedbackConfig | undefined {
  if (endpoint && !isHttpAddress(endpoint)) {
    throw new Error(
      `FEEDBACK_ENDPOINT is "${endpoint}"; it must be an absolute address with http or https, such as "https://feedback.example/feedback".`,
    );
  }
  return endpoint ? { endpoint } : undefined;
}
