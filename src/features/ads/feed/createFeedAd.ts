import { escapeHtml } from '@site/src/lib/escapeHtml';
import type { Ad } from '../ad';
import type { FeedEntry } from './parseFeed';
import { sanitizeHtml } from './sanitizeHtml';

export const FEED_LABEL = 'carbon-demo-inline';

/** An ad of the feed as it is shown: the company, then what it says of itself, if anything. */
export function createFeedAd(entry: FeedEntry, publisher: string): Ad {
  const { company, description, link, image } = entry;
  const text = sanitizeHtml(description ?? '').trim();
  const parts = [`<strong>${escapeHtml(company)}</strong>`, ...(text ? [text] : [])];
  return {
    link,
    ...(image && { img: image }),
    name: company,
    description: sanitizeHtml(parts.join(' – ')),
    poweredby: publisher,
    label: FEED_LABEL,
  };
}
