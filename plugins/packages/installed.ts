import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

type Versions = Record<string, string>;

/** The parts of a package.json that say what a package is and needs. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  /** Of a docs workspace: libraries pinned at another release than the workspace's, with the reason. */
  otherReleases?: Versions;
}

/** Has releases of its own, of which the newest one is meant. */
const CODEMOD = '@mui/x-codemod';

/** Whether a package is one of the libraries that the docs describe, or belongs to them. */
export function isLibrary(name: string): boolean {
  return name.startsWith('@mui/x-') && name !== CODEMOD;
}

/** The package.json of a folder (absolute). */
export function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Folder of a package as seen from `directory` (absolute), without links; undefined when absent.
 * Found by walking up, not through `require.resolve`: packages may hide their package.json, or
 * map every subpath into a folder of their own.
 */
export function findPackageDir(directory: string, name: string): string | undefined {
  const candidate = path.join(directory, 'node_modules', name);
  if (existsSync(path.join(candidate, 'package.json'))) {
    return realpathSync(candidate);
  }
  const parent = path.dirname(directory);
  return parent === directory ? undefined : findPackageDir(parent, name);
}

/** The workspace that a file (absolute) belongs to: the nearest folder with a package.json. */
export function findDocsDir(file: string): string {
  const directory = path.dirname(file);
  return existsSync(path.join(directory, 'package.json')) || directory === path.dirname(directory)
    ? directory
    : findDocsDir(directory);
}
