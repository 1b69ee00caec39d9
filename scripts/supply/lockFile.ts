import { readFileSync } from 'node:fs';
import path from 'node:path';

type Versions = Readonly<Record<string, string>>;

/** The dependency fields of a package.json or of an entry in the lock file. */
export const DEPENDENCY_FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
] as const;

export interface Needs extends Partial<Record<(typeof DEPENDENCY_FIELDS)[number], Versions>> {
  overrides?: Readonly<Record<string, string | Versions>>;
}

/** An entry of the lock file. */
export interface LockedPackage extends Needs {
  /** The real name, if it differs from the folder's. */
  name?: string;
  version?: string;
  peerDependencies?: Versions;
  license?: string;
  integrity?: string;
  /** Whether it is only needed for development. */
  dev?: boolean;
  /** Whether it may be missing, such as a package for another platform. */
  optional?: boolean;
  /** Whether it is a link to a workspace. */
  link?: boolean;
  hasInstallScript?: boolean;
}

/** Packages by installation folder: `docs/node_modules/@mui/x-charts`; `''` is the root. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The packages of the site's lock file. */
export function readLockFile(siteDir: string): LockedPackages {
  const { packages } = readJson(path.join(siteDir, 'package-lock.json')) as {
    packages: LockedPackages;
  };
  return packages;
}

/** Whether an entry is one of our own folders, not a third-party package. */
export const isOwnFolder = (folder: string) => !folder.includes('node_modules/');

/** The package.json of the root and of each workspace, by folder. */
export function readManifests(siteDir: string, locked: LockedPackages): Map<string, Needs> {
  const folders = Object.keys(locked).filter(isOwnFolder);
  return new Map(
    folders.map((folder) => [
      folder,
      readJson(path.join(siteDir, folder, 'package.json')) as Needs,
    ]),
  );
}

/** `docs/node_modules/@mui/x-charts` → `@mui/x-charts`; for an alias, the real name. */
export function getLockedName(folder: string, { name }: LockedPackage): string {
  return name ?? folder.replace(/^.*node_modules\//, '');
}
