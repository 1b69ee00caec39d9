/**
 * Feedback of readers, as sent from the site to the service. Uses the same format as the reference
 * site: `POST`, form-encoded, with one field `payload` containing JSON.
 */

/** Maximum lengths, in UTF-16 code units. */
export const FEEDBACK_LIMITS = { comment: 2000, url: 2000, title: 300, name: 60 };

/** A shorter comment isn't meaningful: it isn't sent, but the vote is. */
export const FEEDBACK_MIN_COMMENT = 10;

/** A vote on a page or one of its sections, a comment on it, or both. */
export interface SentFeedback {
  callback_id: 'send_feedback';
  /** UUID, created once for a vote or comment: sending it again replaces what was sent. */
  id: string;
  /** 1: helpful, 0: not helpful. Undefined for a comment without a vote. */
  rating?: 1 | 0;
  /** Trimmed; empty if there's none. */
  comment: string;
  /** URL of the page without query and hash. */
  currentLocationURL: string;
  /** With the hash; empty for the whole page. */
  commentSectionURL: string;
  /** Text of the heading; empty for the whole page. */
  commentSectionTitle: string;
  /** URL of the page's repository. */
  githubRepo: string;
  /** From the page's `mui:productId`, such as `x-data-grid`. */
  productId: string;
  /** Docs version, such as `v8`. */
  version: string;
  /** The page's language, such as `en`. */
  language: string;
  /** A honeypot: readers don't see this field, but programs that fill in forms do. Always empty. */
  website: string;
}

/** Retracts what was sent under the ID. */
export interface RetractedFeedback {
  callback_id: 'retract_feedback';
  id: string;
}

export type FeedbackPayload = SentFeedback | RetractedFeedback;
