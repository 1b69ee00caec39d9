import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseByTurn, chooseSome, EVERYTHING, readRotation, touches } from './rotation';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rotation-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  return execFileSync('git', [...identity, ...args], { cwd: directory, encoding: 'utf8', env });
}

function commit(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
  git('add', '.');
  git('commit', '--quiet', '-m', `Write ${file}`);
}

it('makes everything due where there is no git', () => {
  expect(readRotation(directory)).toEqual(EVERYTHING);
});

it('makes everything due where no commit is known before this one', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a.ts', '1');
  expect(readRotation(directory)).toEqual(EVERYTHING);
});

it('knows what a commit changes, and what is not committed yet', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a.ts', '1');
  commit('b.ts', '1');
  commit('docs/c.ts', '1');
  writeFileSync(path.join(directory, 'a.ts'), '2');
  writeFileSync(path.join(directory, 'd.ts'), '1');
  const { turn, changed } = readRotation(directory);
  expect(turn).toBe(parseInt(git('rev-parse', '--short=8', 'HEAD'), 16));
  expect([...changed].sort()).toEqual(['a.ts', 'd.ts', 'docs/c.ts']);
});

it('knows all that a branch changes', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('a.ts', '1');
  git('switch', '--quiet', '--create', 'work');
  commit('b.ts', '1');
  commit('c.ts', '1');
  expect(readRotation(directory).changed).toEqual(['b.ts', 'c.ts']);
});

it('comes to every item once in as many turns as there are parts', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const parts = [0, 1, 2].map((turn) => chooseByTurn(items, { turn, changed: [] }, 3));
  expect(parts.flat().sort()).toEqual(items);
  expect(chooseByTurn(items, EVERYTHING, 3)).toEqual(items);
});

it('adds what the change touches', () => {
  const rotation = { turn: 0, changed: [] };
  expect(chooseByTurn(['a', 'b', 'c', 'd'], rotation, 3, (item) => item === 'c')).toEqual([
    'a',
    'c',
    'd',
  ]);
});

it('takes as many items in a run however many there are', () => {
  const items = Array.from({ length: 90 }, (_, index) => index);
  const runs = Array.from({ length: 10 }, (_, turn) => chooseSome(items, { turn, changed: [] }, 9));
  expect(runs.map((run) => run.length)).toEqual(runs.map(() => 9));
  expect(runs.flat().sort((a, b) => a - b)).toEqual(items);
  expect(chooseSome([1, 2, 3], { turn: 7, changed: [] }, 9)).toEqual([1, 2, 3]);
  expect(chooseSome(items, { turn: 0, changed: [] }, 9, (item) => item === 5)).toHaveLength(10);
  expect(chooseSome(items, EVERYTHING, 9)).toEqual(items);
});

it('tells whether the change has a file of some', () => {
  const rotation = { turn: 0, changed: ['src/css/tokens.css', 'docs/a.mdx'] };
  expect(touches(rotation, /^src\/css\//)).toBe(true);
  expect(touches(rotation, /^plugins\//)).toBe(false);
});
