import { readFileSync } from 'node:fs';
import path from 'node:path';

type Versions = Readonly<Record<string, string>>;

/** The fields of a package.json, and of an entry of the lock file, by which packages name others. */
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
  /** Where it is not the folder's. */
  name?: string;
  version?: string;
  peerDependencies?: Versions;
  license?: string;
  integrity?: string;
  /** Whether only development needs it. */
  dev?: boolean;
  /** Whether it may be missing, as what is made for other systems. */
  optional?: boolean;
  /** A workspace under the name by which it is linked. */
  link?: boolean;
  hasInstallScript?: boolean;
}

/** Packages by the folder in which they are installed: `docs/node_modules/@mui/x-charts`; `''` is the root. */
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

/** Whether an entry is a folder of ours, and no package of somebody else. */
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

/** `docs/node_modules/@mui/x-charts` → `@mui/x-charts`; a package under another name has its own. */
export function getLockedName(folder: string, { name }: LockedPackage): string {
  return name ?? folder.replace(/^.*node_modules\//, '');
}
