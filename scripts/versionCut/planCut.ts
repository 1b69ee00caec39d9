import semver from 'semver';
import {
  getVersionName,
  parseLibraryVersion,
  type LibraryVersion,
  type VersionName,
} from '../../src/lib/docsVersions';
import type { Rename } from '../../nav/renames';
import type { SiteState } from './state';

/** Everything that a cut does, decided before anything is written. */
export interface CutPlan {
  /** Name that the current docs get: `v8`. */
  name: VersionName;
  /** Version of the libraries that they describe: `8.7.0`. */
  libraryVersion: LibraryVersion;
  /** Version that docs/ describes from now on: `9.0.0`. */
  next: LibraryVersion;
  /** Files of docs/ to copy, relative to the site. */
  files: readonly string[];
  versions: readonly string[];
  renames: readonly Rename[];
  gone: readonly string[];
  /** Packages of the libraries and the versions that docs/ gets; empty when they stay. */
  packages: Readonly<Record<string, string>>;
  /** Why one of `packages` is of another release than `next`, by its name. */
  reasons: Readonly<Record<string, string>>;
}

/** Files of the site that a cut changes; what it adds stands in folders and files of its own. */
export const CHANGED_FILES = [
  'versions.json',
  'docs/package.json',
  'package-lock.json',
  'nav/renames.ts',
] as const;

/** What may be a slip in a cut that nothing forbids; each is a sentence. */
export function findDoubts({ manifest }: SiteState, next: string): string[] {
  const doubts: string[] = [];
  const expected = semver.major(manifest.version) + 1;
  if (semver.major(next) > expected) {
    doubts.push(`--next ${next} leaves out version ${expected}.`);
  }
  if (semver.prerelease(next)) {
    doubts.push(`--next ${next} is a pre-release.`);
  }
  return doubts;
}

/** What forbids a cut, all at once; empty when nothing does. */
export function findObstacles(state: SiteState, next: string | undefined): string[] {
  const { manifest, versions, workspaces, changes } = state;
  const name = getVersionName(parseLibraryVersion(manifest.version));
  const obstacles: string[] = [];
  if (next === undefined || semver.valid(next) !== next) {
    obstacles.push(
      `${next === undefined ? '--next is missing' : `--next ${next} is no version`}: give the version that docs/ describes from now on, as in --next ${semver.inc(manifest.version, 'major')}.`,
    );
  } else if (semver.major(next) <= semver.major(manifest.version)) {
    obstacles.push(
      `--next ${next} is not a later major than ${manifest.version}, which becomes ${name}: a docs version is a major.`,
    );
  }
  if (versions.includes(name) || workspaces.includes(name)) {
    obstacles.push(
      `There is a version ${name} already (versions.json, versioned_docs/version-${name}): docs/package.json must have a later major before it can be cut.`,
    );
  }
  if (changes.length > 0) {
    obstacles.push(
      `The working tree has changes; commit them first, so that git can undo the cut:\n${changes.map((line) => `    ${line}`).join('\n')}`,
    );
  }
  return obstacles;
}

/** Plans a cut that nothing forbids. `known` are renames that are written down already. */
export function planCut(
  state: SiteState,
  next: LibraryVersion,
  known: readonly Rename[],
  { packages, reasons }: Pick<CutPlan, 'packages' | 'reasons'> = { packages: {}, reasons: {} },
): CutPlan {
  const { manifest, versions, files, moved, gone } = state;
  const libraryVersion = parseLibraryVersion(manifest.version);
  const name = getVersionName(libraryVersion);
  return {
    name,
    libraryVersion,
    next,
    // Templates are of the current version alone: their routes stand in src/pages. Tests stay too:
    // what is frozen does not change any more.
    files: files.filter(
      (file) => !file.startsWith('docs/templates/') && !/\.test\.tsx?$/.test(file),
    ),
    versions: [name, ...versions],
    renames: moved.filter(({ from, to }) => !known.some((k) => k.from === from && k.to === to)),
    gone: gone.filter((page) => !known.some(({ from }) => from === page)),
    packages,
    reasons,
  };
}
