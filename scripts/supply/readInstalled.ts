import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOwnFolder, type LockedPackages } from './lockFile';

/** The package.json contents of every installed production package. */
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
