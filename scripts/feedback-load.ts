import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatLoad } from './feedback/load/formatLoad';
import { loadReceiver } from './feedback/load/loadReceiver';
import { startPostgres } from './feedback/postgres/startPostgres';
import { parseCount } from './lib/parseCount';
import { readOptions } from './lib/readOptions';
import { runMain } from './lib/runMain';

/**
 * A load test of the feedback receiver: 200 writers for 10 s (change with `--writers 50
 * --seconds 4`). Halfway through, it is killed with SIGKILL and restarted, on SQLite and then on
 * PostgreSQL. Fails if anything that was acknowledged is missing.
 */
runMain(async () => {
  const options = readOptions({
    writers: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
  });
  const load = {
    writers: parseCount(options.writers, 'writers'),
    seconds: parseCount(options.seconds, 'seconds'),
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'feedback-load-'));
  const postgres = await startPostgres(console.log);
  try {
    const sqlite = await loadReceiver(
      { kind: 'sqlite', file: path.join(folder, 'feedback.sqlite') },
      load,
    );
    console.log(formatLoad('SQLite', sqlite));
    const url = await postgres.createDatabase('feedback');
    const server = await loadReceiver({ kind: 'postgres', url }, load);
    console.log(formatLoad('PostgreSQL', server));
    process.exitCode = sqlite.missing + server.missing === 0 ? 0 : 1;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
