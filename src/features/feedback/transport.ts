import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';
import { FEEDBACK_CONFIG_ID, type FeedbackConfig } from '@site/src/lib/contracts/feedbackConfig';
import { createOutbox, type Outcome } from './queue/outbox';
import { post } from './queue/post';

function readEndpoint(): string | undefined {
  const text = document.getElementById(FEEDBACK_CONFIG_ID)?.textContent;
  return text ? (JSON.parse(text) as FeedbackConfig).endpoint : undefined;
}

const endpoint = readEndpoint();

const outbox = endpoint ? createOutbox((payload) => post(endpoint, payload)) : undefined;
outbox?.start();

/**
 * Whether a service accepts feedback; otherwise, votes stay in the browser and comments become
 * issues.
 */
export const hasService = outbox !== undefined;

/** The only function that sends feedback to the service, if there is one. */
export function deliver(payload: FeedbackPayload): Promise<Outcome> {
  return outbox ? outbox.send(payload) : Promise.resolve('sent');
}
