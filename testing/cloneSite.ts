import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DOCS_VERSIONS, getDocsDir } from '../src/lib/docsVersions';

/** What is no source of the site: packages, results, and what git itself keeps. */
const NOT_COPIED = /^(node_modules|build|build-hosting|\.cache|\.docusaurus|\.git|test-results)$/;

/** Packages of the site for the clone: linked where they are only read, copied where tools write. */
function linkPackages(siteDir: string, clone: string): void {
  for (const directory of ['.', ...DOCS_VERSIONS.map(getDocsDir)]) {
    const modules = path.join(siteDir, directory, 'node_modules');
    if (existsSync(modules)) {
      execFileSync('cp', ['-al', modules, path.join(clone, directory)]);
      // What tools keep there is written in place, with paths of its own site.
      rmSync(path.join(clone, directory, 'node_modules/.cache'), { recursive: true, force: true });
    }
  }
  const target = path.join(clone, 'node_modules');
  rmSync(path.join(target, '.package-lock.json'), { force: true });
}

/** What builds keep by what it was made of, never write again, and take minutes for. */
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

/** Runs git in a clone, as nobody in particular. */
export function runGit(clone: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd: clone, encoding: 'utf8' }).trim();
}

/**
 * A repository of its own with the site as it stands, without what git ignores, and with its
 * packages. It lies below the site's `.cache/`, because files of another disk cannot be linked.
 *
 * @returns its absolute path; who asks for it removes it
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
