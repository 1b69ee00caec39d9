import { type FeedEntry, parseFeed } from './parseFeed';
import { type RequestOptions, requestText } from './requestText';

const MAX_TRIES = 10;

/** Time for all attempts together, in ms. */
export const TIME_LIMIT = 5000;

async function askAgain(url: string, options: RequestOptions): Promise<FeedEntry | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const text = await requestText(url, options);
    const answer = parseFeed(text ?? '');
    if (answer.kind === 'ad') {
      return answer.entry;
    }
    // A feed that can't be reached or parsed won't get better right away.
    if (answer.kind === 'unreadable') {
      return undefined;
    }
  }
  return undefined;
}

/**
 * Requests an ad from the feed, up to ten times while it's empty. Gives up silently if the feed
 * fails, returns something invalid, or takes longer than the time limit.
 */
export async function findEntry(
  url: string,
  { fetch, signal }: RequestOptions,
): Promise<FeedEntry | undefined> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIME_LIMIT);
  signal.addEventListener('abort', abort);
  try {
    return await askAgain(url, { fetch, signal: controller.signal });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
