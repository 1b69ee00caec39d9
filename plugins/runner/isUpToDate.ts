import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTextFile } from './resolver';

/** Whether the output in `outputDir` was made from the inputs that `hash` stands for. */
export function isUpToDate(outputDir: string, hashFile: string, hash: string): boolean {
  return existsSync(path.join(outputDir, 'index.html')) && readTextFile(hashFile) === hash;
}

/** Notes what the output was made from. */
export function rememberHash(hashFile: string, hash: string): void {
  mkdirSync(path.dirname(hashFile), { recursive: true });
  writeFileSync(hashFile, hash);
}
