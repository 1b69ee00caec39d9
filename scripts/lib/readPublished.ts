import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What `npm view` says of a package, as JSON; undefined when it says nothing. */
async function view(...args: string[]): Promise<unknown> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', ...args, '--json'], {
      env: process.env,
    });
    return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const [reason = 'no answer'] = stderr.match(/(?<=npm (?:ERR!|error) ).+/) ?? [];
    throw new Error(`The registry says nothing of ${args[0]} (${reason}).`, { cause: error });
  }
}

/** Versions of each package that the registry has. Throws when it does not answer. */
export async function readPublished(names: readonly string[]): Promise<Map<string, string[]>> {
  const lists = names.map(async (name) => {
    // One version comes as a text, several as a list.
    return [name, [await view(name, 'versions')].flat() as string[]] as const;
  });
  return new Map(await Promise.all(lists));
}

/** What a release of a package depends on. */
export async function readDependencies(
  name: string,
  version: string,
): Promise<Record<string, string>> {
  return ((await view(`${name}@${version}`, 'dependencies')) ?? {}) as Record<string, string>;
}
