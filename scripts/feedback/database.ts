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

/** How long another process on the same file, or a server that does not answer, is waited for. */
const PATIENCE_MS = 10_000;

/** An answer means durable: each commit reaches the disk, in a log that a killed process leaves sound. */
function openSqlite(file: string): SqliteDialect {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new Libsql(file, { timeout: PATIENCE_MS });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  return new SqliteDialect({ database });
}

function openPostgres(url: string): PostgresDialect {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  // An idle connection that the server ends is replaced when the next one is needed.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** Errors of a connection to several addresses have no message of their own. */
function explain(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return message || code || String(error);
}

/** For messages: where it is, without the password. */
export function nameDatabase(location: DatabaseLocation): string {
  if (location.kind === 'sqlite') {
    return `SQLite in ${location.file}`;
  }
  const { host, pathname } = URL.canParse(location.url) ? new URL(location.url) : {};
  return `PostgreSQL at ${host ?? 'an address that is none'}${pathname ?? ''}`;
}

/**
 * Opens the database with its tables made; several processes may do so at once.
 *
 * @throws with the database's name when it cannot be reached
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
    throw new Error(`${nameDatabase(location)} cannot be opened: ${explain(error)}`, {
      cause: error,
    });
  }
}

/** Rejects when the database does not answer. */
export async function pingDatabase(database: FeedbackDatabase): Promise<void> {
  await sql`select 1`.execute(database);
}
