import semver from 'semver';
import type { PackageRequest } from './parseInstallCommands';

/**
 * Why a request wouldn't install what a docs version describes; undefined if it would.
 * `findVersion` returns the version of a package in that docs version's workspace.
 */
export function findInstallDiagnostic(
  { text, name, range }: PackageRequest,
  findVersion: (name: string) => string | undefined,
): string | undefined {
  if (name === undefined) {
    return `"${text}" is not a package name.`;
  }
  const version = findVersion(name);
  if (version === undefined) {
    return `"${name}" is not installed for these docs, so it can't be verified.`;
  }
  if (range !== undefined && semver.validRange(range) === null) {
    return `"${range}" in "${text}" is not a version range.`;
  }
  return range !== undefined && !semver.satisfies(version, range, { includePrerelease: true })
    ? `"${text}" doesn't include ${version}, which these docs describe.`
    : undefined;
}
