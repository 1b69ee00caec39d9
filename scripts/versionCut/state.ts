import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '../../plugins/packages/installed';
import { readManifest } from '../../plugins/packages/installed';
import type { Rename } from '../../nav/renames';
import { parseMoves } from './parseMoves';

/** What a cut needs to know about the site. Files are relative to it, with forward slashes. */
export interface SiteState {
  /** Manifest of the workspace of the current docs. */
  manifest: Manifest;
  /** Names of the old docs versions, newest first. */
  versions: readonly string[];
  /** Lines of `git status --porcelain`; empty if everything is committed. */
  changes: readonly string[];
  /** Files of the current docs that git tracks. */
  files: readonly string[];
  /** Versions that have a workspace, whether or not `versions` lists them. */
  workspaces: readonly string[];
  /** Pages moved and removed since the last cut, without the leading `/x/`. */
  moved: readonly Rename[];
  gone: readonly string[];
}

/** Runs git in a folder and returns its lines. */
export function runGit(siteDir: string, ...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}

/** Moved and removed pages of docs/ since versions.json last changed, that is, the last cut. */
function readMoves(siteDir: string): Pick<SiteState, 'moved' | 'gone'> {
  const [lastCut] = runGit(siteDir, 'log', '-1', '--format=%H', '--', 'versions.json');
  if (lastCut === undefined) {
    return { moved: [], gone: [] };
  }
  const range = [`${lastCut}..HEAD`, '--', 'docs'];
  return parseMoves(runGit(siteDir, 'diff', '-M', '--diff-filter=RD', '--name-status', ...range));
}

/** Reads the state of a site. `siteDir` is absolute; throws if it isn't a git repository. */
export function readState(siteDir: string): SiteState {
  const list = readFileSync(path.join(siteDir, 'versions.json'), 'utf8');
  const known = runGit(siteDir, 'ls-files', 'versioned_docs/*/package.json');
  return {
    manifest: readManifest(path.join(siteDir, 'docs')),
    versions: JSON.parse(list) as string[],
    changes: runGit(siteDir, 'status', '--porcelain'),
    files: runGit(siteDir, 'ls-files', 'docs').filter((file) =>
      existsSync(path.join(siteDir, file)),
    ),
    workspaces: known.map((file) => path.basename(path.dirname(file)).replace(/^version-/, '')),
    ...readMoves(siteDir),
  };
}
