import path from 'node:path';

/** Runs TypeScript in a Node process of its own, with or without a way to send messages. */
export const JITI = path.join(
  path.dirname(require.resolve('jiti/package.json')),
  'lib/jiti-cli.mjs',
);

/** The command that runs a script (absolute) in TypeScript. */
export function createJitiCommand(script: string, ...args: string[]): [string, ...string[]] {
  return [process.execPath, JITI, script, ...args];
}
