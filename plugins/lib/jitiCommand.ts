import path from 'node:path';

/** Runs TypeScript in a separate Node process, with or without a message channel. */
export const JITI = path.join(
  path.dirname(require.resolve('jiti/package.json')),
  'lib/jiti-cli.mjs',
);

/** The command that runs a script (absolute) in TypeScript. */
export function createJitiCommand(script: string, ...args: string[]): [string, ...string[]] {
  return [process.execPath, JITI, script, ...args];
}
