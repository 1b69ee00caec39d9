import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from '../../../testing/servers/findFreePort';
import { ensurePostgres } from './ensurePostgres';

interface Postgres {
  /** Creates an empty database; returns its connection URL. */
  createDatabase: (name: string) => Promise<string>;
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root, so it runs as the user that its package created. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const [uid, gid] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' })),
  );
  return { uid, gid };
}

async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Starts a new, empty server on a free port of this machine. */
export async function startPostgres(report: (message: string) => void): Promise<Postgres> {
  const programs = ensurePostgres(report);
  const user = findUser();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'feedback-postgres-'));
  if (user.uid !== undefined) {
    chownSync(directory, user.uid, user.gid!);
  }
  const data = path.join(directory, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: directory, stdio: 'pipe' },
  );
  const port = await findFreePort();
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory],
    { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (part: string) => {
    log += part;
  });
  const ended = once(server, 'exit');

  const stop = async () => {
    // Fast shutdown: closes open connections.
    server.kill('SIGINT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  const getUrl = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;

  /** Throws with the server's output if it exits before it accepts connections. */
  async function waitUntilReady(): Promise<void> {
    while (server.exitCode === null) {
      try {
        return await runStatement(getUrl('postgres'), 'select 1');
      } catch {
        await wait(50);
      }
    }
    throw new Error(`PostgreSQL did not start:\n${log}`);
  }

  await waitUntilReady().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    async createDatabase(name) {
      await runStatement(getUrl('postgres'), `create database ${name}`);
      return getUrl(name);
    },
    stop,
  };
}
