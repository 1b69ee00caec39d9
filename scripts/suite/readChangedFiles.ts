import { execFileSync } from 'node:child_process';

/** Where a branch may have begun, the surest first. */
const TRUNKS = ['origin/HEAD', 'origin/main', 'main'];

function createGit(cwd: string) {
  return (...args: string[]): string | undefined => {
    try {
      const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
      return execFileSync('git', args, { cwd, encoding: 'utf8', stdio }).trim();
    } catch {
      return undefined;
    }
  };
}

/**
 * Files that differ from a commit, committed or not, relative to the site, in order. Without `base`
 * it is the commit at which this branch left the main branch; on the main branch, in a clone without
 * history and in a folder without git that is the current state, so that only what is not committed
 * yet has changed. Throws where `base` is no commit.
 */
export function readChangedFiles(siteDir: string, base?: string): string[] {
  const git = createGit(siteDir);
  if (base !== undefined && git('rev-parse', '--verify', `${base}^{commit}`) === undefined) {
    throw new Error(
      `There is no commit "${base}" to compare with. In a clone without history, run "git fetch --unshallow" first.`,
    );
  }
  const fork =
    base ?? TRUNKS.map((trunk) => git('merge-base', 'HEAD', trunk)).find(Boolean) ?? 'HEAD';
  const changed = git('diff', '--name-only', '--relative', fork) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${changed}\n${added}`.split('\n').filter(Boolean))].sort();
}
