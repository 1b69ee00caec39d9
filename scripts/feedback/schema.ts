import type { Kysely } from 'kysely';

/** A vote or comment, or what is left of one that was taken back: its id, so that it stays away. */
export interface FeedbackTable {
  id: string;
  /** Then every text is empty. */
  retracted: 0 | 1;
  rating: 0 | 1 | null;
  comment: string;
  page_url: string;
  /** Empty for the page as a whole, as is its title. */
  section_url: string;
  section_title: string;
  repository: string;
  product: string;
  version: string;
  language: string;
  /** When it last came: ISO 8601 in UTC, with milliseconds. */
  received_at: string;
}

export interface FeedbackSchema {
  feedback: FeedbackTable;
  /** What `migrate` has done. */
  feedback_migration: { name: string };
}

export type FeedbackDatabase = Kysely<FeedbackSchema>;
