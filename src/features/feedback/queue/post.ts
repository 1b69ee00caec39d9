import type { FeedbackPayload } from '@site/src/lib/contracts/feedback';
import type { Answer } from './queue';
import { readRetryAfter } from './readRetryAfter';

/** A request that takes longer is treated as lost, in ms. */
const TIMEOUT_MS = 20_000;

const TOO_EARLY = [408, 425, 429];

/** Sends one payload, form-encoded; continues after the reader leaves the page. */
export async function post(endpoint: string, payload: FeedbackPayload): Promise<Answer> {
  try {
    const { ok, status, headers } = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ payload: JSON.stringify(payload) }),
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (ok) {
      return 'taken';
    }
    if (status < 500 && !TOO_EARLY.includes(status)) {
      return 'refused';
    }
    const pause = readRetryAfter(headers.get('retry-after'), Date.now());
    return pause === undefined ? 'later' : { pause };
  } catch {
    return 'later';
  }
}
