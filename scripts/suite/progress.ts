import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepResult } from '../steps';

interface StoredProgress {
  /** What was tested. */
  state: string;
  passed: Record<string, Pick<StepResult, 'name' | 'seconds'>>;
}

/** A hash of the commit and of what is not committed yet; undefined without git. */
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
 * What has passed of a long run, kept in a file, so that a run that was stopped goes on where it was.
 * Without a `state`, or with another one than the file has, nothing has passed yet.
 */
export function openProgress(file: string, state: string | undefined) {
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as StoredProgress)
    : undefined;
  const passed = state !== undefined && stored?.state === state ? stored.passed : {};
  return {
    /** How long a part took when it passed; undefined where it has not. */
    get: (id: string): number | undefined => passed[id]?.seconds,
    /** Keeps that a part has passed. */
    add(id: string, { name, seconds }: StepResult): void {
      passed[id] = { name, seconds };
      if (state !== undefined) {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify({ state, passed }, undefined, 2));
      }
    },
  };
}
