import semver from 'semver';
import { isLibrary, type Manifest } from '../../plugins/packages/installed';

/**
 * The release of a package that belongs to a version of the family: the same number, otherwise the
 * last one before it, otherwise the first one after it. Undefined if the major has no release.
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

/** The release of each library that belongs to a version of the family. */
export interface Choice {
  packages: Record<string, string>;
  /** Why a release has a different number, by the library's name. */
  reasons: Record<string, string>;
  /** Libraries without a release of the major. */
  missing: string[];
}

function explain(published: readonly string[], wanted: string, chosen: string): string {
  const later = semver.minSatisfying([...published], `>${wanted}`);
  const place = semver.lt(chosen, wanted)
    ? 'the last release before it'
    : 'the first release after it';
  const next = later && later !== chosen ? `, ${later} the first one after it` : '';
  return `${wanted} is not published; ${chosen} is ${place}${next}.`;
}

/**
 * Chooses the releases of libraries.
 *
 * @param published all versions of each library
 */
export function choosePackages(
  published: ReadonlyMap<string, readonly string[]>,
  wanted: string,
): Choice {
  const choice: Choice = { packages: {}, reasons: {}, missing: [] };
  for (const [name, versions] of published) {
    const version = chooseRelease(versions, wanted);
    if (version === undefined) {
      choice.missing.push(name);
      continue;
    }
    choice.packages[name] = version;
    if (version !== wanted) {
      choice.reasons[name] = explain(versions, wanted, version);
    }
  }
  return choice;
}
