import { execFileSync } from 'node:child_process';

/** Where a branch may have started, the most likely first. */
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
 * Files that differ from a commit, committed or not, relative to the site, sorted. Without `base`,
 * it is the commit where this branch left the main branch. On the main branch, in a clone without
 * history and in a folder without git, it is the current commit, so only uncommitted changes count.
 * Throws if `base` isn't a commit.
 */
export function readChangedFiles(siteDir: string, base?: string): string[] {
  const git = createGit(siteDir);
  if (base !== undefined && git('rev-parse', '--verify', `${base}^{commit}`) === undefined) {
    throw new Error(
      `Commit "${base}" does not exist. In a shallow clone, run "git fetch --unshallow" first.`,
    );
  }
  const fork =
    base ?? TRUNKS.map((trunk) => git('merge-base', 'HEAD', trunk)).find(Boolean) ?? 'HEAD';
  const changed = git('diff', '--name-only', '--relative', fork) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${changed}\n${added}`.split('\n').filter(Boolean))].sort();
}
