import { sql } from 'kysely';
import type { FeedbackDatabase } from './schema';

/** In the order in which they were released. Append new ones; don't change existing ones. */
const MIGRATIONS: Record<string, (database: FeedbackDatabase) => Promise<void>> = {
  async createFeedback(database) {
    await database.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('retracted', 'integer', (column) => column.notNull())
      .addColumn('rating', 'integer')
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('page_url', 'text', (column) => column.notNull())
      .addColumn('section_url', 'text', (column) => column.notNull())
      .addColumn('section_title', 'text', (column) => column.notNull())
      .addColumn('repository', 'text', (column) => column.notNull())
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('feedback_received')
      .on('feedback')
      .columns(['received_at', 'id'])
      .execute();
  },
};

/** An arbitrary number that no other program uses as a lock in the same database. */
const POSTGRES_LOCK = 7_315_402;

/** A transaction that others wait for before they read which migrations have run. */
async function beginAlone(database: FeedbackDatabase, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'sqlite') {
    await sql`begin immediate`.execute(database);
    return;
  }
  await sql`begin`.execute(database);
  await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(database);
}

async function runMissing(database: FeedbackDatabase): Promise<void> {
  await database.schema
    .createTable('feedback_migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
  const rows = await database.selectFrom('feedback_migration').select('name').execute();
  const done = new Set(rows.map(({ name }) => name));
  for (const [name, run] of Object.entries(MIGRATIONS)) {
    if (!done.has(name)) {
      await run(database);
      await database.insertInto('feedback_migration').values({ name }).execute();
    }
  }
}

/** Creates missing tables: all or none, and only once, however many processes start together. */
export async function migrate(
  database: FeedbackDatabase,
  kind: 'sqlite' | 'postgres',
): Promise<void> {
  await database.connection().execute(async (connection) => {
    await beginAlone(connection, kind);
    try {
      await runMissing(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
