import type { Ad } from '../ad';
import { findEntry } from './findEntry';
import type { RequestOptions } from './requestText';

/** An ad from the feed and its tracking pixels. */
export interface FeedAd {
  ad: Ad;
  pixels: readonly string[];
}

export interface LoadOptions extends RequestOptions {
  publisher: string;
}

/**
 * Finds an ad and makes it safe to show. The sanitizer, which is larger than everything else here,
 * is only loaded when there's something to sanitize; without it, no ad is shown.
 */
export async function loadFeedAd(
  feedUrl: string,
  { publisher, ...request }: LoadOptions,
): Promise<FeedAd | undefined> {
  try {
    const entry = await findEntry(feedUrl, request);
    if (!entry) {
      return undefined;
    }
    const { createFeedAd } = await import('./createFeedAd');
    return { ad: createFeedAd(entry, publisher), pixels: entry.pixels };
  } catch {
    return undefined;
  }
}
