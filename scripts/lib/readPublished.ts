import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The output of `npm view` for a package, as JSON; undefined if it is empty. */
async function view(...args: string[]): Promise<unknown> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', ...args, '--json'], {
      env: process.env,
    });
    return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const [reason = 'no response'] = stderr.match(/(?<=npm (?:ERR!|error) ).+/) ?? [];
    throw new Error(`Couldn't get ${args[0]} from the registry (${reason}).`, { cause: error });
  }
}

/** The published versions of each package. Throws if the registry doesn't respond. */
export async function readPublished(names: readonly string[]): Promise<Map<string, string[]>> {
  const lists = names.map(async (name) => {
    // A single version is a string, several are an array.
    return [name, [await view(name, 'versions')].flat() as string[]] as const;
  });
  return new Map(await Promise.all(lists));
}

/** The dependencies of a release of a package. */
export async function readDependencies(
  name: string,
  version: string,
): Promise<Record<string, string>> {
  return ((await view(`${name}@${version}`, 'dependencies')) ?? {}) as Record<string, string>;
}
