import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readChanges } from './readChanges';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'changes-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function git(...args: string[]): void {
  const day = `${args.at(-1)}T12:00:00Z`;
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: siteDir,
    env: { ...process.env, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day },
  });
}

function commit(file: string, day: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), day);
  git('add', '.');
  git('commit', '-q', '-m', day);
}

it('gives the last day of each folder', async () => {
  git('init', '-q');
  commit('docs/a/index.mdx', '2026-01-01');
  commit('docs/b/index.mdx', '2026-01-02');
  commit('docs/a/Demo.tsx', '2026-01-03');
  commit('src/page.tsx', '2026-01-04');
  expect([...(await readChanges(siteDir, 'docs'))].sort()).toEqual([
    ['docs/a', '2026-01-03'],
    ['docs/b', '2026-01-02'],
  ]);
});

it('returns nothing without git or with a shallow history', async () => {
  mkdirSync(path.join(siteDir, 'docs'));
  expect((await readChanges(siteDir, 'docs')).size).toBe(0);
  git('init', '-q');
  commit('docs/a/index.mdx', '2026-01-01');
  commit('docs/a/index.mdx', '2026-01-02');
  const clone = path.join(siteDir, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${siteDir}`, clone]);
  expect((await readChanges(clone, 'docs')).size).toBe(0);
});
