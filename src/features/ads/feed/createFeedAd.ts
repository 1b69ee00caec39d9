import { escapeHtml } from '@site/src/lib/escapeHtml';
import type { Ad } from '../ad';
import type { FeedEntry } from './parseFeed';
import { sanitizeHtml } from './sanitizeHtml';

export const FEED_LABEL = 'carbon-demo-inline';

/** An ad from the feed as displayed: the company, followed by its description, if any. */
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
