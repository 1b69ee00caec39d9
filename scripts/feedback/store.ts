import { type ExpressionBuilder, type Expression, sql, type SqlBool } from 'kysely';
import type { FeedbackPayload, SentFeedback } from '../../src/lib/contracts/feedback';
import type { FeedbackDatabase, FeedbackSchema, FeedbackTable } from './schema';

/** A row that readers of the report see. */
export type StoredFeedback = Omit<FeedbackTable, 'retracted' | 'repository'>;

export interface FeedbackFilter {
  /** Docs version, such as `v8`. */
  version?: string;
  product?: string;
}

/** Feedback on a page as a whole, or on one of its sections. */
export interface FeedbackCount {
  page_url: string;
  section_url: string;
  section_title: string;
  helpful: number;
  not_helpful: number;
  comments: number;
}

const NOTHING = {
  rating: null,
  comment: '',
  page_url: '',
  section_url: '',
  section_title: '',
  repository: '',
  product: '',
  version: '',
  language: '',
} satisfies Partial<FeedbackTable>;

function toColumns(sent: SentFeedback) {
  return {
    rating: sent.rating ?? null,
    comment: sent.comment,
    page_url: sent.currentLocationURL,
    section_url: sent.commentSectionURL,
    section_title: sent.commentSectionTitle,
    repository: sent.githubRepo,
    product: sent.productId,
    version: sent.version,
    language: sent.language,
  } satisfies Record<keyof typeof NOTHING, unknown>;
}

/**
 * Stores what was sent, replacing earlier feedback with the same ID, or retracts it for good:
 * nothing that arrives later with that ID is stored. One statement each, durable once it resolves.
 */
export async function storeFeedback(
  database: FeedbackDatabase,
  payload: FeedbackPayload,
): Promise<void> {
  const retracted = payload.callback_id === 'retract_feedback' ? 1 : 0;
  const columns = payload.callback_id === 'retract_feedback' ? NOTHING : toColumns(payload);
  const row = { ...columns, retracted, received_at: new Date().toISOString() } as const;
  await database
    .insertInto('feedback')
    .values({ id: payload.id, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('feedback.retracted', '=', 0),
    )
    .execute();
}

const matches =
  ({ version, product }: FeedbackFilter) =>
  (is: ExpressionBuilder<FeedbackSchema, 'feedback'>): Expression<SqlBool> =>
    is.and([
      is('retracted', '=', 0),
      ...(version ? [is('version', '=', version)] : []),
      ...(product ? [is('product', '=', product)] : []),
    ]);

// Both databases return sums in their own types; the cast makes them numbers.
const countRows = (condition: ReturnType<typeof sql>) =>
  sql<number>`cast(sum(case when ${condition} then 1 else 0 end) as integer)`;

/** The pages and sections with the most feedback first, at most `limit` of them. */
export function countFeedback(
  database: FeedbackDatabase,
  filter: FeedbackFilter,
  limit: number,
): Promise<FeedbackCount[]> {
  return database
    .selectFrom('feedback')
    .where(matches(filter))
    .groupBy(['page_url', 'section_url'])
    .select(['page_url', 'section_url'])
    .select(({ fn }) => [
      fn.max('section_title').as('section_title'),
      countRows(sql`rating = 1`).as('helpful'),
      countRows(sql`rating = 0`).as('not_helpful'),
      countRows(sql`comment <> ''`).as('comments'),
    ])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('page_url')
    .orderBy('section_url')
    .limit(limit)
    .execute();
}

const REPORTED = [
  ...(['id', 'rating', 'comment', 'page_url', 'section_url', 'section_title'] as const),
  ...(['product', 'version', 'language', 'received_at'] as const),
] satisfies (keyof StoredFeedback)[];

/** The newest comments first. */
export function listComments(
  database: FeedbackDatabase,
  filter: FeedbackFilter,
  limit: number,
): Promise<StoredFeedback[]> {
  return database
    .selectFrom('feedback')
    .where(matches(filter))
    .where('comment', '<>', '')
    .select(REPORTED)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Versions or products that have feedback. */
export async function listValues(
  database: FeedbackDatabase,
  column: 'version' | 'product',
): Promise<string[]> {
  const rows = await database
    .selectFrom('feedback')
    .where(matches({}))
    .where(column, '<>', '')
    .select(column)
    .distinct()
    .orderBy(column)
    .execute();
  return rows.map((row) => (row as Record<typeof column, string>)[column]);
}

/** All feedback, oldest first, read in chunks of `size`. */
export async function* readFeedback(
  database: FeedbackDatabase,
  filter: FeedbackFilter,
  size = 1000,
): AsyncGenerator<StoredFeedback> {
  let last: StoredFeedback | undefined;
  do {
    const { received_at: time, id } = last ?? { received_at: '', id: '' };
    const rows = await database
      .selectFrom('feedback')
      .where(matches(filter))
      .where(sql<boolean>`(received_at, id) > (${time}, ${id})`)
      .select(REPORTED)
      .orderBy('received_at')
      .orderBy('id')
      .limit(size)
      .execute();
    yield* rows;
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last);
}
