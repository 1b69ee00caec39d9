import semver from 'semver';
import type { Manifest } from '../../plugins/packages/installed';

/** Whether a package is one of the libraries that the docs describe. */
export function isLibrary(name: string): boolean {
  return name.startsWith('@mui/x-');
}

/**
 * The release of a package that goes with a version of the family: the same number, else the
 * newest before it, else the first after it. Undefined when the major has none.
 */
export function chooseRelease(published: readonly string[], wanted: string): string | undefined {
  const sameMajor = published.filter(
    (version) => semver.major(version) === semver.major(wanted) && !semver.prerelease(version),
  );
  return (
    semver.maxSatisfying(sameMajor, `<=${wanted}`) ??
    semver.minSatisfying(sameMajor, `>${wanted}`) ??
    undefined
  );
}

/** The libraries of a workspace. */
export function listLibraries({ dependencies = {} }: Manifest): string[] {
  return Object.keys(dependencies).filter(isLibrary);
}
