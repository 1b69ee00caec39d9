import { readdirSync, statSync } from 'node:fs';

/**
 * Names in a folder, exactly as they're written; empty if there is no such folder. Checking whether
 * a file exists isn't enough, because some file systems treat `Rows.ts` as `rows.ts`.
 */
export function listNames(directory: string): string[] {
  const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(directory) : [];
}
