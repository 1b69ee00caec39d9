import { FEEDBACK_LIMITS, type SentFeedback } from '@site/src/lib/contracts/feedback';

export type Rating = SentFeedback['rating'] & {};

/** Data about a page. */
export interface PageFacts {
  /** Without query and hash. */
  url: string;
  repositoryUrl: string;
  productId: string;
  version: string;
  language: string;
}

/** A part of a page under a heading. */
export interface Section {
  id: string;
  title: string;
}

interface Saying {
  id: string;
  rating?: Rating;
  comment?: string;
  section?: Section;
  /** The content of the honeypot field that readers don't see. */
  website?: string;
}

/** The data sent for a vote or a comment: nothing but what the contract lists. */
export function createPayload(page: PageFacts, saying: Saying): SentFeedback {
  const { id, rating, comment = '', section, website = '' } = saying;
  const { comment: commentLimit, url, title, name } = FEEDBACK_LIMITS;
  return {
    callback_id: 'send_feedback',
    id,
    ...(rating !== undefined && { rating }),
    comment: comment.trim().slice(0, commentLimit),
    currentLocationURL: page.url.slice(0, url),
    commentSectionURL: section ? `${page.url}#${encodeURIComponent(section.id)}`.slice(0, url) : '',
    commentSectionTitle: section ? section.title.slice(0, title) : '',
    githubRepo: page.repositoryUrl,
    productId: page.productId.slice(0, name),
    version: page.version.slice(0, name),
    language: page.language.slice(0, name),
    website,
  };
}
