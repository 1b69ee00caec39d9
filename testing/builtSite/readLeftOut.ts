import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEFT_OUT_FILE } from '../../src/lib/contracts/leftOutPages';

/** Addresses of pages that the built site would have if all pages had been built. */
export function readLeftOut(buildDir: string): ReadonlySet<string> {
  const file = path.join(`${buildDir}-hosting`, LEFT_OUT_FILE);
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}
