import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepResult } from '../steps';

interface StoredProgress {
  /** The state that was tested. */
  state: string;
  passed: Record<string, Pick<StepResult, 'name' | 'seconds'>>;
}

/** A hash of the commit and of uncommitted changes; undefined without git. */
export function hashState(siteDir: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const added = git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean);
    const hash = createHash('sha256');
    hash.update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'));
    added.forEach((file) => hash.update(file).update(readFileSync(path.join(siteDir, file))));
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

/**
 * The passed parts of a long run, stored in a file, so that a stopped run continues where it left
 * off. Without a `state`, or if it differs from the file's, nothing has passed yet.
 */
export function openProgress(file: string, state: string | undefined) {
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as StoredProgress)
    : undefined;
  const passed = state !== undefined && stored?.state === state ? stored.passed : {};
  return {
    /** How long a part took when it passed; undefined if it hasn't passed. */
    get: (id: string): number | undefined => passed[id]?.seconds,
    /** Stores that a part has passed. */
    add(id: string, { name, seconds }: StepResult): void {
      passed[id] = { name, seconds };
      if (state !== undefined) {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify({ state, passed }, undefined, 2));
      }
    },
  };
}
