import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The day of the last change in git to each folder in a docs folder, in a single call:
 * `docs/react-charts/bars` → `2026-11-22`. Empty if git doesn't know: outside a repository, and in
 * a shallow clone, whose only commit would be the last change of everything.
 *
 * @param docsDir relative to the site
 */
export async function readChanges(
  siteDir: string,
  docsDir: string,
): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>();
  const git = (...args: string[]) => run('git', args, { cwd: siteDir, maxBuffer: 2 ** 28 });
  let log: string;
  try {
    const { stdout } = await git('rev-parse', '--is-shallow-repository');
    if (stdout.trim() === 'true') {
      return changes;
    }
    log = (await git('log', '--format=:%cs', '--name-only', '--relative', '--', docsDir)).stdout;
  } catch {
    return changes;
  }
  let day = '';
  log.split('\n').forEach((line) => {
    const folder = path.posix.dirname(line);
    if (line.startsWith(':')) {
      day = line.slice(1);
    } else if (line !== '' && !changes.has(folder)) {
      changes.set(folder, day);
    }
  });
  return changes;
}
