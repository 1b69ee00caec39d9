import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What one gate of the suite took. */
export interface GateResult {
  gate: string;
  seconds: number;
  hasPassed: boolean;
  /** How many things it looked at, and what they are: 178, `exported projects`. */
  count?: number;
  unit?: string;
  /** Whether it takes longer with each page of the current version. */
  growsWithPages?: boolean;
}

/** Names the file in which the gates of one run leave their results, a line of JSON each. */
const VARIABLE = 'SUITE_RESULTS';

/** From here on the gates that this process starts leave their results in `file`. */
export function collectResults(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  process.env[VARIABLE] = file;
}

/** For the environment of gates that a test runs by itself: their results are none of the run. */
export const NOT_COLLECTED = { [VARIABLE]: '' };

/** Adds a result to those of the run, where they are collected. */
export function addResult(result: GateResult): void {
  const file = process.env[VARIABLE];
  if (file) {
    appendFileSync(file, `${JSON.stringify(result)}\n`);
  }
}

/** The results in a file; of this run where none is named. */
export function readResults(file = process.env[VARIABLE]): GateResult[] {
  return file && existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as GateResult)
    : [];
}
