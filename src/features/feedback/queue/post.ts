import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';
import type { Answer } from './queue';

/** A request that takes longer counts as lost, in ms. */
const TIMEOUT_MS = 20_000;

const TOO_EARLY = [408, 425, 429];

/** Sends one payload, form-encoded; it goes on when the page is left. */
export async function post(endpoint: string, payload: FeedbackPayload): Promise<Answer> {
  try {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ payload: JSON.stringify(payload) }),
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) {
      return 'taken';
    }
    return status >= 500 || TOO_EARLY.includes(status) ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}
