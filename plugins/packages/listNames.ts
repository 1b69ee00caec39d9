import { readdirSync, statSync } from 'node:fs';

/**
 * Names in a folder, exactly as they are written; none when there is no such folder. To ask for a
 * file by its name is no proof: some disks take `Rows.ts` for `rows.ts`, others do not.
 */
export function listNames(directory: string): string[] {
  const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(directory) : [];
}
