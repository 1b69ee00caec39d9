import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTextFile } from './resolver';

/** Whether the output in `outputDir` was created from the inputs with this `hash`. */
export function isUpToDate(outputDir: string, hashFile: string, hash: string): boolean {
  return existsSync(path.join(outputDir, 'index.html')) && readTextFile(hashFile) === hash;
}

/** Records what the output was created from. */
export function rememberHash(hashFile: string, hash: string): void {
  mkdirSync(path.dirname(hashFile), { recursive: true });
  writeFileSync(hashFile, hash);
}
