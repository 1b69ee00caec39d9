import semver from 'semver';
import type { PackageRequest } from './parseInstallCommands';

/**
 * Why a request would not install what a docs version describes; undefined when it would.
 * `findVersion` gives the version of a package that the version's workspace runs on.
 */
export function findInstallDiagnostic(
  { text, name, range }: PackageRequest,
  findVersion: (name: string) => string | undefined,
): string | undefined {
  if (name === undefined) {
    return `"${text}" is not the name of a package.`;
  }
  const version = findVersion(name);
  if (version === undefined) {
    return `"${name}" is not installed for these docs, so nobody can say whether it exists.`;
  }
  if (range !== undefined && semver.validRange(range) === null) {
    return `"${range}" in "${text}" is not a range of versions.`;
  }
  return range !== undefined && !semver.satisfies(version, range, { includePrerelease: true })
    ? `"${text}" leaves out ${version}, which these docs describe.`
    : undefined;
}
