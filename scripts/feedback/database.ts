import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { Pool } from 'pg';
import { migrate } from './migrations';
import type { FeedbackDatabase, FeedbackSchema } from './schema';

export type DatabaseLocation =
  | { kind: 'sqlite'; file: string }
  /** `postgres://user:password@host/database` */
  | { kind: 'postgres'; url: string };

/** How long to wait for another process using the same file, or for a server to respond. */
const PATIENCE_MS = 10_000;

/** A response means durable: each commit is on disk, in a log that survives a killed process. */
function openSqlite(file: string): SqliteDialect {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new Libsql(file, { timeout: PATIENCE_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  return new SqliteDialect({ database });
}

function openPostgres(url: string): PostgresDialect {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  // If the server closes an idle connection, a new one is opened when needed.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** The error of a connection to several addresses has no message itself. */
function explain(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message || code || String(error);
}

/** Location of a database for messages, without the password. */
export function nameDatabase(location: DatabaseLocation): string {
  if (location.kind === 'sqlite') {
    return `SQLite in ${location.file}`;
  }
  const { host, pathname } = URL.canParse(location.url) ? new URL(location.url) : {};
  return `PostgreSQL at ${host ?? 'an invalid address'}${pathname ?? ''}`;
}

/**
 * Opens the database and creates its tables; several processes may do so at once.
 *
 * @throws with the database's name if it can't be reached
 */
export async function openDatabase(location: DatabaseLocation): Promise<FeedbackDatabase> {
  let database: FeedbackDatabase | undefined;
  try {
    database = new Kysely<FeedbackSchema>({
      dialect: location.kind === 'sqlite' ? openSqlite(location.file) : openPostgres(location.url),
    });
    await migrate(database, location.kind);
    return database;
  } catch (error) {
    await database?.destroy();
    throw new Error(`Can't open ${nameDatabase(location)}: ${explain(error)}`, {
      cause: error,
    });
  }
}

/** Rejects if the database doesn't respond. */
export async function pingDatabase(database: FeedbackDatabase): Promise<void> {
  await sql`select 1`.execute(database);
}
