import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createJitiCommand } from '../../plugins/lib/jitiCommand';
import { startProgram, type ProgramResult } from '../../plugins/lib/startProgram';

const ENTRY = path.join(__dirname, '../../scripts/feedback-serve.ts');

/** Where a receiver stores feedback. */
type DatabaseLocation = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export interface ReceiverProcess {
  /** Such as `http://localhost:4400`. */
  origin: string;
  kill: (signal: 'SIGTERM' | 'SIGKILL') => Promise<ProgramResult>;
}

/** Runs the command; `env` contains its settings other than the database. */
export function runReceiver(
  database: DatabaseLocation,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  const [url, file] =
    database.kind === 'postgres' ? [database.url, []] : ['', ['--file', database.file]];
  return startProgram(createJitiCommand(ENTRY, ...file, ...args), {
    env: { ...process.env, FEEDBACK_DATABASE_URL: url, ...env },
  });
}

/** A receiver without a rate limit in a separate process; it is ready once this resolves. */
export async function startReceiver(
  database: DatabaseLocation,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<ReceiverProcess> {
  const origin = `http://localhost:${port}`;
  const { pid, result } = runReceiver(
    database,
    ['--port', String(port), '--rate-limit', 'off'],
    env,
  );
  let ended: ProgramResult | undefined;
  void result.then((value) => {
    ended = value;
  });
  while (
    !(await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (ended) {
      throw new Error(`The receiver did not start:\n${ended.output}`);
    }
    await wait(50);
  }
  return {
    origin,
    kill(signal) {
      process.kill(pid!, signal);
      return result;
    },
  };
}
