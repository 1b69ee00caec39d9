import type { KnownProblem } from '../../src/lib/contracts/knownProblem';
import type { VersionName } from '../../src/lib/docsVersions';

interface Releases {
  /** The docs version that lists the problem. */
  version: VersionName;
  /** The releases of the libraries that each docs version describes. */
  releases: ReadonlyMap<VersionName, readonly string[]>;
}

const compareNumbers = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** A release that nobody has looked at here: of no docs version, or later than what it describes. */
function describeRelease(release: string, { version, releases }: Releases): string | undefined {
  const [, major] = /^(\d+)\.\d+\.\d+$/.exec(release) ?? [];
  if (major === undefined) {
    return `"${release}" is no release. Write three numbers, such as 8.7.0.`;
  }
  const known = releases.get(`v${Number(major)}`);
  if (!known) {
    return `There are no docs of ${release}. Versions with docs: ${[...releases.keys()].join(', ')}.`;
  }
  if (Number(major) > Number(version.slice(1))) {
    return `${release} is later than ${version}, whose problems these are.`;
  }
  return known.some((pinned) => compareNumbers(release, pinned) <= 0)
    ? undefined
    : `The docs of v${major} describe ${known.join(', ')}, and ${release} is later: nobody has seen the problem there.`;
}

/** What is wrong with the versions of a problem; undefined when they are right. */
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
    ? `${from} is later than ${to}: write the earlier one as "from".`
    : undefined;
}
