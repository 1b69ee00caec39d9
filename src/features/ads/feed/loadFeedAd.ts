import type { Ad } from '../ad';
import { findEntry } from './findEntry';
import type { RequestOptions } from './requestText';

/** An ad of the feed, and the images that count its view. */
export interface FeedAd {
  ad: Ad;
  pixels: readonly string[];
}

export interface LoadOptions extends RequestOptions {
  publisher: string;
}

/**
 * Finds an ad and makes it safe to show. The sanitizer, which weighs more than everything else
 * here, is fetched only when there is something to sanitize; without it there is no ad.
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
