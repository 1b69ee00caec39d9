import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A cut in progress; on disk until it is complete or undone. */
export interface PendingCut {
  /** Name of the version that is frozen: `v8`. */
  name: string;
  /** The original options. */
  next: string;
  packages?: boolean | undefined;
  checks?: string | undefined;
}

/** Git ignores the folder. */
const FILE = '.cache/version-cut.json';

export function savePendingCut(siteDir: string, pending: PendingCut): void {
  const file = path.join(siteDir, FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pending));
}

/** The unfinished cut of an earlier run, if any. */
export function readPendingCut(siteDir: string): PendingCut | undefined {
  const file = path.join(siteDir, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PendingCut) : undefined;
}

export function clearPendingCut(siteDir: string): void {
  rmSync(path.join(siteDir, FILE), { force: true });
}
