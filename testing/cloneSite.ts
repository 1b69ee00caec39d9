import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS, getDocsDir } from '../src/lib/docsVersions';

/** What isn't source code of the site: packages, build output, and git's own data. */
const NOT_COPIED = /^(node_modules|build|build-hosting|\.cache|\.docusaurus|\.git|test-results)$/;

/** Puts the site's packages into the clone: linked if they are only read, copied if tools write. */
function linkPackages(siteDir: string, clone: string): void {
  for (const directory of ['.', ...DOCS_VERSIONS.map(getDocsDir)]) {
    const modules = path.join(siteDir, directory, 'node_modules');
    if (existsSync(modules)) {
      execFileSync('cp', ['-al', modules, path.join(clone, directory)]);
      // Tools write their caches in place, with paths of the original site.
      rmSync(path.join(clone, directory, 'node_modules/.cache'), { recursive: true, force: true });
    }
  }
  const target = path.join(clone, 'node_modules');
  rmSync(path.join(target, '.package-lock.json'), { force: true });
}

/** Build caches that are keyed by content, never rewritten, and slow to create. */
const KEPT = [
  'api-reference',
  'api-sizes',
  'compressed',
  'error-codes',
  'link-pictures',
  'snapshots',
  'template-pictures',
];

function linkKept(siteDir: string, clone: string): void {
  mkdirSync(path.join(clone, '.cache'));
  KEPT.map((name) => path.join(siteDir, '.cache', name))
    .filter((directory) => existsSync(directory))
    .forEach((directory) => execFileSync('cp', ['-al', directory, path.join(clone, '.cache')]));
}

/** Runs git in a clone, with a test identity. */
export function runGit(clone: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: clone, encoding: 'utf8' }).trim();
}

/**
 * A separate repository with the current state of the site, without ignored files, but with its
 * packages. It is in the site's `.cache/`, because files on another disk can't be linked.
 *
 * @returns its absolute path; the caller removes it
 */
export function cloneSite(siteDir: string, name: string): string {
  mkdirSync(path.join(siteDir, '.cache'), { recursive: true });
  const clone = mkdtempSync(path.join(siteDir, `.cache/${name}-`));
  readdirSync(siteDir)
    .filter((entry) => !NOT_COPIED.test(entry))
    .forEach((entry) =>
      cpSync(path.join(siteDir, entry), path.join(clone, entry), {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      }),
    );
  runGit(clone, 'init', '--quiet');
  runGit(clone, 'add', '.');
  runGit(clone, 'commit', '--quiet', '-m', 'Copy the site');
  linkPackages(siteDir, clone);
  linkKept(siteDir, clone);
  return clone;
}
