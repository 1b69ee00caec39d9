import type { KnownProblem } from '../../src/lib/contracts/knownProblem';
import type { VersionName } from '../../src/lib/docsVersions';

interface Releases {
  /** The docs version that lists the problem. */
  version: VersionName;
  /** The releases of the libraries that each docs version describes. */
  releases: ReadonlyMap<VersionName, readonly string[]>;
}

const compareNumbers = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/**
 * Why a release can't have been tested: it belongs to no docs version, or is later than what that
 * version describes.
 */
function describeRelease(release: string, { version, releases }: Releases): string | undefined {
  const [, major] = /^(\d+)\.\d+\.\d+$/.exec(release) ?? [];
  if (major === undefined) {
    return `"${release}" isn't a release. Write three numbers, such as 8.7.0.`;
  }
  const known = releases.get(`v${Number(major)}`);
  if (!known) {
    return `There are no docs for ${release}. Versions with docs: ${[...releases.keys()].join(', ')}.`;
  }
  if (Number(major) > Number(version.slice(1))) {
    return `${release} is later than ${version}, the version that these problems belong to.`;
  }
  return known.some((pinned) => compareNumbers(release, pinned) <= 0)
    ? undefined
    : `The docs of v${major} describe ${known.join(', ')}, but ${release} is later, so nobody has seen the problem there.`;
}

/** The mistake in the versions of a problem; undefined if they're valid. */
export function describeVersions(
  versions: KnownProblem['versions'],
  context: Releases,
): string | undefined {
  const [from, to]: [string, string] =
    typeof versions === 'string' ? [versions, versions] : [versions.from, versions.to];
  const wrong = describeRelease(from, context) ?? describeRelease(to, context);
  if (wrong !== undefined) {
    return wrong;
  }
  return compareNumbers(from, to) > 0
    ? `${from} is later than ${to}. Put the earlier one in "from".`
    : undefined;
}
