import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOrThrow, runOrUndo, type Tasks } from './runOrUndo';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'run-or-undo-'));
  writeFileSync(path.join(siteDir, 'pins'), 'old');
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  [
    ['init', '-q'],
    ['add', '.'],
    [...identity, 'commit', '-qm', 'Begin'],
  ].forEach((args) => execFileSync('git', args, { cwd: siteDir }));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const read = () => readFileSync(path.join(siteDir, 'pins'), 'utf8');

/** Writes a file, runs a program, and restores the file if that fails. */
const run = (code: string, onStart = () => {}) =>
  runOrUndo({
    siteDir,
    work: async (tasks: Tasks) => {
      writeFileSync(path.join(siteDir, 'pins'), 'new');
      onStart();
      await runOrThrow(tasks, [process.execPath, '-e', code]);
    },
    undo: (tasks: Tasks) => runOrThrow(tasks, ['git', 'restore', 'pins']),
    undone: 'Nothing was changed.',
  });

it('keeps completed work', async () => {
  await run('');
  expect(read()).toBe('new');
});

it('undoes failed work', async () => {
  await expect(run('process.exit(4)')).rejects.toThrow(
    /^Nothing was changed\. .* exited with 4\.$/,
  );
  expect(read()).toBe('old');
});

it('undoes work stopped by a signal', async () => {
  const stop = () => void setTimeout(() => process.emit('SIGINT', 'SIGINT'), 200);
  await expect(run('setTimeout(() => {}, 60000)', stop)).rejects.toThrow('was stopped by SIGINT');
  expect(read()).toBe('old');
});
