import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

type Versions = Record<string, string>;

/** The parts of a package.json that describe a package and its dependencies. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  /**
   * In a docs workspace: libraries pinned at a different release than the workspace's, with the
   * reason.
   */
  otherReleases?: Versions;
}

/** Has its own release numbers; the docs refer to the newest one. */
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
 * Folder of a package as seen from `directory` (absolute), with symbolic links resolved; undefined
 * if absent. Walks up instead of using `require.resolve`, because packages may hide their
 * package.json or map every subpath into another folder.
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
