import semver from 'semver';
import {
  getVersionName,
  parseLibraryVersion,
  type LibraryVersion,
  type VersionName,
} from '../../src/lib/docsVersions';
import type { Rename } from '../../nav/renames';
import type { SiteState } from './state';

/** All changes of a cut, planned before anything is written. */
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
  /** New versions of the libraries in docs/, by package; empty if they stay the same. */
  packages: Readonly<Record<string, string>>;
  /** Why one of `packages` has a different release from `next`, by its name. */
  reasons: Readonly<Record<string, string>>;
}

/** Files of the site that a cut changes; what it adds is in separate folders and files. */
export const CHANGED_FILES = [
  'versions.json',
  'docs/package.json',
  'package-lock.json',
  'nav/renames.ts',
] as const;

/** Possible mistakes in a cut without obstacles, as sentences. */
export function findDoubts({ manifest }: SiteState, next: string): string[] {
  const doubts: string[] = [];
  const expected = semver.major(manifest.version) + 1;
  if (semver.major(next) > expected) {
    doubts.push(`--next ${next} skips version ${expected}.`);
  }
  if (semver.prerelease(next)) {
    doubts.push(`--next ${next} is a prerelease.`);
  }
  return doubts;
}

/** All reasons why a cut is not possible; empty if it is. */
export function findObstacles(state: SiteState, next: string | undefined): string[] {
  const { manifest, versions, workspaces, changes } = state;
  const name = getVersionName(parseLibraryVersion(manifest.version));
  const obstacles: string[] = [];
  if (next === undefined || semver.valid(next) !== next) {
    obstacles.push(
      `${next === undefined ? '--next is missing' : `--next ${next} is not a version`}. Specify the version that docs/ will describe, as in --next ${semver.inc(manifest.version, 'major')}.`,
    );
  } else if (semver.major(next) <= semver.major(manifest.version)) {
    obstacles.push(
      `--next ${next} must be a newer major than ${manifest.version}, which becomes ${name}. Each docs version is a major.`,
    );
  }
  if (versions.includes(name) || workspaces.includes(name)) {
    obstacles.push(
      `Version ${name} already exists (versions.json, versioned_docs/version-${name}). docs/package.json must have a newer major before it can be cut.`,
    );
  }
  if (changes.length > 0) {
    obstacles.push(
      `The working tree has changes. Commit them first, so that git can undo the cut:\n${changes.map((line) => `    ${line}`).join('\n')}`,
    );
  }
  return obstacles;
}

/** Plans a cut without obstacles. `known` are renames that are already recorded. */
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
    // Templates exist only in the current version: their routes are in src/pages. Tests aren't
    // copied either, because frozen files no longer change.
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
