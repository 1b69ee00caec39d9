import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOwnFolder, type LockedPackages } from './lockFile';

/** What stands in the package.json of every package that production needs, and that is installed. */
export function readInstalled(
  siteDir: string,
  locked: LockedPackages,
): { name: string; version: string }[] {
  return Object.entries(locked)
    .filter(([folder, { dev, link }]) => !isOwnFolder(folder) && !dev && !link)
    .map(([folder]) => path.join(siteDir, folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string });
}
