import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readChangedFiles } from './readChangedFiles';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'changed-files-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  return execFileSync('git', [...identity, ...args], { cwd: directory, encoding: 'utf8', env });
}

function commit(file: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), '1');
  git('add', '.');
  git('commit', '--quiet', '-m', `Write ${file}`);
}

it('finds nothing without git, and nothing without commits', () => {
  writeFileSync(path.join(directory, 'a.ts'), '1');
  expect(readChangedFiles(directory)).toEqual([]);
});

it('finds uncommitted changes on the main branch, regardless of its history', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a.ts');
  commit('docs/b.ts');
  expect(readChangedFiles(directory)).toEqual([]);
  writeFileSync(path.join(directory, 'a.ts'), '2');
  writeFileSync(path.join(directory, 'c.ts'), '1');
  expect(readChangedFiles(directory)).toEqual(['a.ts', 'c.ts']);
});

it('finds everything that a branch changes', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a.ts');
  git('switch', '--quiet', '--create', 'work');
  commit('b.ts');
  commit('c.ts');
  expect(readChangedFiles(directory)).toEqual(['b.ts', 'c.ts']);
});

it('compares with a given commit, and throws if it does not exist', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a.ts');
  commit('b.ts');
  expect(readChangedFiles(directory, 'HEAD~1')).toEqual(['b.ts']);
  expect(() => readChangedFiles(directory, 'HEAD~9')).toThrow('Commit "HEAD~9" does not exist');
});
