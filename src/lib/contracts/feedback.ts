/**
 * What readers say of a page, between the site and the service that takes it. Sent as the reference
 * site does: `POST`, form-encoded, one field `payload` that holds JSON.
 */

/** Longest values, in UTF-16 code units. */
export const FEEDBACK_LIMITS = { comment: 2000, url: 2000, title: 300, name: 60 };

/** A comment that is shorter says nothing: it is not sent, the vote is. */
export const FEEDBACK_MIN_COMMENT = 10;

/** A vote on a page or on one of its sections, a comment on that, or both. */
export interface SentFeedback {
  callback_id: 'send_feedback';
  /** UUID, made once for a vote or comment: whoever sends it again replaces what was sent. */
  id: string;
  /** 1: helpful, 0: not. None for a comment alone. */
  rating?: 1 | 0;
  /** Trimmed; empty without one. */
  comment: string;
  /** Address of the page without query and hash. */
  currentLocationURL: string;
  /** With the hash; empty for the page as a whole. */
  commentSectionURL: string;
  /** Text of the heading; empty for the page as a whole. */
  commentSectionTitle: string;
  /** Address of the repository that the page is kept in. */
  githubRepo: string;
  /** As in the page's `mui:productId`, such as `x-data-grid`. */
  productId: string;
  /** Docs version, such as `v8`. */
  version: string;
  /** Of the page, such as `en`. */
  language: string;
  /** A trap: readers do not see this field, programs that fill in forms do. Always empty. */
  website: string;
}

/** Takes back what was sent under the id. */
export interface RetractedFeedback {
  callback_id: 'retract_feedback';
  id: string;
}

export type FeedbackPayload = SentFeedback | RetractedFeedback;
