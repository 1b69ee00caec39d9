import type { Kysely } from 'kysely';

/** A vote or comment, or what is left of a retracted one: its ID, so that it can't come back. */
export interface FeedbackTable {
  id: string;
  /** If so, all other text fields are empty. */
  retracted: 0 | 1;
  rating: 0 | 1 | null;
  comment: string;
  page_url: string;
  /** Empty for the page as a whole, and so is the title. */
  section_url: string;
  section_title: string;
  repository: string;
  product: string;
  version: string;
  language: string;
  /** When it was last received: ISO 8601 in UTC, with milliseconds. */
  received_at: string;
}

export interface FeedbackSchema {
  feedback: FeedbackTable;
  /** Migrations that have run. */
  feedback_migration: { name: string };
}

export type FeedbackDatabase = Kysely<FeedbackSchema>;
