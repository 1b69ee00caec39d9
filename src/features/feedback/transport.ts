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

/** Whether anybody takes feedback; else votes stay in the browser, and comments become issues. */
export const hasService = outbox !== undefined;

/** The one way out: sends feedback to the service, where there is one. */
export function deliver(payload: FeedbackPayload): Promise<Outcome> {
  return outbox ? outbox.send(payload) : Promise.resolve('sent');
}
